import { memo } from "react";
import type { StakeBounds } from "~/domain/coupon/stakes/stake";
import { useTranslation } from "~/i18n/I18nProvider";
import { Money } from "~/ui/Money";
import { VisuallyHidden } from "~/ui/VisuallyHidden";

/**
 * The minimum and maximum stake, if any (CPN-09): both as a range, which is named for screen readers alone. Not rendered
 * again for every key in the stake.
 */
export const StakeBoundsText = memo(function StakeBoundsText({
  min,
  max,
  iso,
}: StakeBounds & { readonly iso: string }) {
  const { t } = useTranslation("coupon");
  const isRange = min !== null && max !== null;
  const label = (text: string) =>
    isRange ? <VisuallyHidden>{text}: </VisuallyHidden> : <>{text}: </>;
  return (
    <>
      {min === null ? null : (
        <>
          {label(t("min"))}
          <Money minor={min} iso={iso} name="min-bet" isShort />
        </>
      )}
      {isRange ? " – " : null}
      {max === null ? null : (
        <>
          {label(t("max"))}
          <Money minor={max} iso={iso} name="max-bet" isShort />
        </>
      )}
    </>
  );
});
