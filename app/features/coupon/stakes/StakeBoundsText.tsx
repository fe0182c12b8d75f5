import type { StakeBounds } from "~/domain/coupon/stakes/stake";
import { useTranslation } from "~/i18n/I18nProvider";
import { Money } from "~/ui/Money";

/** The minimum and maximum stake, if any (CPN-09). */
export function StakeBoundsText({ min, max, iso }: StakeBounds & { readonly iso: string }) {
  const { t } = useTranslation("coupon");
  return (
    <>
      {min === null ? null : (
        <>
          {t("min")}: <Money minor={min} iso={iso} name="min-bet" isShort />
        </>
      )}
      {min !== null && max !== null ? " · " : null}
      {max === null ? null : (
        <>
          {t("max")}: <Money minor={max} iso={iso} name="max-bet" isShort />
        </>
      )}
    </>
  );
}
