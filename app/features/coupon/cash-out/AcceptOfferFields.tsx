import type { CashOutQuote } from "~/domain/coupon/cash-out/cash-out-reply";
import { CsrfField } from "~/features/page/CsrfField";
import type { ShownCashOut } from "./use-cash-out";

interface AcceptOfferFieldsProps {
  readonly shown: ShownCashOut;
  readonly quote: CashOutQuote;
  /** Further hidden fields that say which part of the stake is cashed out; absent = all of it. */
  readonly part?: Readonly<Record<string, string>>;
}

/** The hidden fields of a form that takes an offer (docs/forms.md). */
export function AcceptOfferFields({ shown: { now }, quote, part = {} }: AcceptOfferFieldsProps) {
  const fields = {
    intent: "cash-out",
    coupon: now.receipt.id,
    quote: quote.id,
    until: quote.expiresAt,
    key: now.key,
    ...part,
  };
  return (
    <>
      <CsrfField />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}
