import type { PushKind } from "~/domain/web-push/web-push";

/** Titles and texts of push messages; no amount is among them, because they are shown on a locked screen. */
interface PushTexts {
  readonly bet: {
    readonly title: string;
    readonly won: string;
    readonly lost: string;
    readonly void: string;
  };
  readonly goal: string;
  readonly support: { readonly title: string; readonly body: string };
}

const texts: Readonly<Record<string, PushTexts>> = {
  en: {
    bet: {
      title: "Bet {id} is settled",
      won: "Your bet has won.",
      lost: "Your bet has lost.",
      void: "Your bet is void; the stake is returned.",
    },
    goal: "Goal! {score}",
    support: { title: "Support has answered", body: "Open your message to read the answer." },
  },
  ru: {
    bet: {
      title: "Ставка {id} рассчитана",
      won: "Ставка сыграла.",
      lost: "Ставка не сыграла.",
      void: "Ставка аннулирована, сумма возвращена.",
    },
    goal: "Гол! {score}",
    support: {
      title: "Ответ службы поддержки",
      body: "Откройте обращение, чтобы прочитать ответ.",
    },
  },
  ar: {
    bet: {
      title: "تمت تسوية الرهان {id}",
      won: "ربح رهانك.",
      lost: "خسر رهانك.",
      void: "أُلغي رهانك وأُعيد مبلغه.",
    },
    goal: "هدف! {score}",
    support: { title: "رد فريق الدعم", body: "افتح رسالتك لقراءة الرد." },
  },
  es: {
    bet: {
      title: "La apuesta {id} está resuelta",
      won: "Tu apuesta ha ganado.",
      lost: "Tu apuesta ha perdido.",
      void: "Tu apuesta se ha anulado y se te devuelve el importe.",
    },
    goal: "¡Gol! {score}",
    support: { title: "Soporte ha respondido", body: "Abre tu consulta para leer la respuesta." },
  },
  tr: {
    bet: {
      title: "{id} numaralı bahis sonuçlandı",
      won: "Bahsiniz kazandı.",
      lost: "Bahsiniz kaybetti.",
      void: "Bahsiniz iptal edildi, tutar iade edildi.",
    },
    goal: "Gol! {score}",
    support: { title: "Destek yanıt verdi", body: "Yanıtı okumak için mesajınızı açın." },
  },
};

/** What a message says in a language; one that has none of these texts gets English ones. */
export const pushTexts = (lng: string): PushTexts => texts[lng] ?? (texts["en"] as PushTexts);

const minute = 60_000;

/** How long a message of a kind is of use after its event, ms. */
export const pushLifetimeMs: Readonly<Record<PushKind, number>> = {
  bets: 1_440 * minute,
  goals: 5 * minute,
  support: 1_440 * minute,
};
