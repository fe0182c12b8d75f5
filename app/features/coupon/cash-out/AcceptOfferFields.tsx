import type { CashOutQuote } from "~/domain/coupon/cash-out/cash-out-reply";
import { usePageContext } from "~/features/page/page-context";
import type { ShownCashOut } from "./use-cash-out";

interface TakeFieldsProps {
  readonly shown: ShownCashOut;
  readonly quote: CashOutQuote;
  /** Further hidden fields that say which part of the stake is cashed out; absent = all of it. */
  readonly part?: Readonly<Record<string, string>>;
}

/** The hidden fields of a form that takes an offer (docs/forms.md). */
export function AcceptOfferFields({ shown: { now }, quote, part = {} }: TakeFieldsProps) {
  const { csrf } = usePageContext();
  const fields = {
    csrf,
    intent: "cash-out",
    coupon: now.receipt.id,
    quote: quote.id,
    until: quote.expiresAt,
    key: now.key,
    ...part,
  };
  return Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
