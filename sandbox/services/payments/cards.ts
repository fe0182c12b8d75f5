import { asMinor, type Minor, multiplyAmount, zero } from "~/domain/money/amount";
import { currencyOf, fromMinor } from "~/domain/money/money";
import type { PaymentKind, PaymentState } from "~/domain/payments/payment";
import type { PaymentMethodsReplyWire } from "~/platform/services/payments/wire.server";

/** Processing time of a pending payment at the bank, ms of the sandbox's time. */
export const pendingPaymentMs = 300_000;

/**
 * A simulated card, named by four digits (`card`); it has no number. `fate` is how the bank decides
 * every payment with it.
 */
interface TestCard {
  readonly card: string;
  readonly fate: PaymentState;
  readonly kinds: readonly PaymentKind[];
}

const cards: readonly TestCard[] = [
  { card: "4242", fate: "paid", kinds: ["deposit", "withdrawal"] },
  { card: "3155", fate: "pending", kinds: ["deposit", "withdrawal"] },
  { card: "0002", fate: "declined", kinds: ["deposit", "withdrawal"] },
  // The payer cancels on the bank's page, which only deposits use.
  { card: "0127", fate: "cancelled", kinds: ["deposit"] },
];

type Words = Readonly<Record<PaymentState | "name", string>>;

const words: Readonly<Record<string, Words>> & { readonly en: Words } = {
  en: {
    name: "Test card",
    paid: "Pays at once",
    pending: "Takes 5 minutes at the bank",
    declined: "The bank declines",
    cancelled: "You turn back at the bank",
  },
  ru: {
    name: "Тестовая карта",
    paid: "Платёж проходит сразу",
    pending: "Банк проводит платёж 5 минут",
    declined: "Банк отклоняет платёж",
    cancelled: "Вы отменяете платёж у банка",
  },
  ar: {
    name: "بطاقة تجريبية",
    paid: "تدفع على الفور",
    pending: "تستغرق 5 دقائق لدى البنك",
    declined: "يرفضها البنك",
    cancelled: "تتراجع عند صفحة البنك",
  },
  es: {
    name: "Tarjeta de prueba",
    paid: "Paga al instante",
    pending: "El banco tarda 5 minutos",
    declined: "El banco la rechaza",
    cancelled: "Cancelas en la página del banco",
  },
  tr: {
    name: "Test kartı",
    paid: "Ödeme hemen yapılır",
    pending: "Bankada 5 dakika sürer",
    declined: "Banka reddeder",
    cancelled: "Banka sayfasında vazgeçersiniz",
  },
};

/** Test card by its method id; null if none supports this kind. */
export function findTestCard(methodId: string, kind: PaymentKind): TestCard | null {
  return cards.find(({ card, kinds }) => methodId === idOf(card) && kinds.includes(kind)) ?? null;
}

/** A test card as a payment method: id, card, and name in a language. */
export function testCardAsPaymentMethod(card: string, lng: string) {
  return { id: idOf(card), name: (words[lng] ?? words.en).name, card };
}

/** Bounds of one payment, in minor units: a fifth of the currency's step to two thousand steps. */
export function cardPaymentBounds<C extends string>(iso: C) {
  const { least, step } = currencyOf(iso);
  return { min: asMinor(Math.max(1, least), iso), max: multiplyAmount(step, 2_000) };
}

/** What a payment with a method is subject to in one direction and currency. */
export interface PaymentMethodTerms<C extends string = string> {
  readonly kind: PaymentKind;
  readonly min: Minor<C>;
  readonly max: Minor<C>;
  readonly fee: Minor<C>;
  /** How every payment with the method ends. */
  readonly result: PaymentState;
  /** How long it takes, ms. */
  readonly takesMs: number;
}

/** The terms of every method in a currency, with its name in a language: what `pay.ts` does, for pages to read (CNT-05). */
export function paymentMethodTerms<C extends string>(iso: C, lng: string) {
  const bounds = cardPaymentBounds(iso);
  return cards.map(({ card, fate, kinds }) => ({
    ...testCardAsPaymentMethod(card, lng),
    note: (words[lng] ?? words.en)[fate],
    terms: kinds.map(
      (kind): PaymentMethodTerms<C> => ({
        ...{ kind, ...bounds, result: fate },
        // An order moves its amount and nothing else.
        fee: zero<C>(),
        takesMs: fate === "pending" ? pendingPaymentMs : 0,
      }),
    ),
  }));
}

/** All payment methods for accounts of these currencies; `out` has the ids of those whose service is out (POP-14). */
export function paymentMethodsFor(
  isos: readonly string[],
  lng: string,
  out: readonly string[],
): PaymentMethodsReplyWire {
  const { [lng]: own = words.en } = words;
  return {
    methods: cards.map(({ card, fate, kinds }) => ({
      ...testCardAsPaymentMethod(card, lng),
      note: own[fate],
      isOut: out.includes(idOf(card)),
      bounds: kinds.flatMap((kind) =>
        isos.map((iso) => {
          const { min, max } = cardPaymentBounds(iso);
          return { kind, iso, min: fromMinor(min, iso), max: fromMinor(max, iso) };
        }),
      ),
    })),
  };
}

function idOf(card: string): string {
  return `test-${card}`;
}
