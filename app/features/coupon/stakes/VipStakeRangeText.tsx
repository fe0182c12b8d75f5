import type { VipStakeRange } from "~/domain/coupon/stakes/vip";
import { useTranslation } from "~/i18n/I18nProvider";
import { Money, useMoneyFormatter } from "~/ui/Money";

/** The range of VIP stakes (CPN-11). */
export function VipStakeRangeText({ vip, iso }: { vip: VipStakeRange; iso: string }) {
  const { t } = useTranslation("coupon");
  const money = useMoneyFormatter();
  return (
    <>
      <br />
      {t("vip_above", { amount: money(vip.above, iso, true) })} {t("vip_max")}:{" "}
      <Money minor={vip.max} iso={iso} name="vip-max-bet" isShort />
    </>
  );
}
