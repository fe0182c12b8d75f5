import type { Minor } from "~/domain/money/amount";
import { currencyOf, fromMinor, plainAmount } from "~/domain/money/money";
import { formatMoney } from "~/i18n/format";
import { useLanguage } from "~/i18n/I18nProvider";
import { MachineReadableValue } from "./MachineReadableValue";

interface MoneyProps {
  readonly minor: Minor;
  readonly iso: string;
  /**
   * Name under which scripts and tests find the amount (docs/forms.md, "Values"); absent = only the
   * text is rendered.
   */
  readonly name?: string;
  /** Omits decimals that are all zero. */
  readonly isShort?: boolean;
  readonly className?: string;
}

/** An amount with its currency; its `value` is plain decimal text. */
export function Money({ minor, iso, name, isShort, className }: MoneyProps) {
  const text = useMoneyFormatter()(minor, iso, isShort);
  if (!name) {
    return (
      <span className={className} suppressHydrationWarning>
        {text}
      </span>
    );
  }
  return (
    <MachineReadableValue name={name} value={fromMinor(minor, iso)} className={className}>
      {text}
    </MachineReadableValue>
  );
}

/** A function that gives an amount as text, for labels and messages ("Place 150 ₽"). */
export function useMoneyFormatter(): (minor: Minor, iso: string, isShort?: boolean) => string {
  const lng = useLanguage();
  return (minor, iso, isShort) => {
    const { digits, symbol } = currencyOf(iso);
    return formatMoney(lng, { minor, digits, symbol }, isShort);
  };
}

/**
 * A function that gives typed text as plain decimal text where the page's language has one reading
 * of it, else unchanged (LIM-13).
 */
export function useTypedAmountNormalizer(iso: string): (typed: string) => string {
  const lng = useLanguage();
  return (typed) => plainAmount(typed, iso, lng);
}
