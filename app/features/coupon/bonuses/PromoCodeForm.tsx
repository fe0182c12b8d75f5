import { couponKindByType } from "~/domain/coupon/kinds";
import { typedValueOf } from "~/features/forms/reply";
import { useTranslation } from "~/i18n/I18nProvider";
import { Button } from "~/ui/Button";
import { Field } from "~/ui/Field";
import { useMoneyFormatter } from "~/ui/Money";
import { CouponPostForm } from "../CouponPostForm";
import { isPromoRefusal } from "../refusals";
import type { CouponReply } from "../reply";
import { useRefusalText } from "../use-refusal-text";
import type { CouponView } from "../view";
import styles from "./PromoCodeForm.module.css";

interface PromoFormProps {
  readonly coupon: CouponView;
  readonly reply: CouponReply | null;
}

/** The promo code: one of the player's own, a typed one, or none (CPN-14). */
export function PromoCodeForm({ coupon, reply }: PromoFormProps) {
  const { t } = useTranslation("coupon");
  const words = useRefusalText(coupon.iso);
  const { promoCode, promoCodes } = coupon;
  if (!coupon.takesPromoCodes && promoCode === "") return null;
  const typed = typedValueOf(reply, "promoCode");
  const refusal = reply?.refusals.find(isPromoRefusal) ?? coupon.refusals.promo[0];
  return (
    <div>
      {promoCode === "" || refusal ? (
        <>
          {promoCodes.length > 0 ? (
            <CouponPostForm intent="promo" className={styles.own}>
              <span className={styles.label}>{t("promo_own")}</span>
              {promoCodes.map((code) => (
                <Button key={code} name="promoCode" value={code} look="quiet" isSmall>
                  <bdi>{code}</bdi>
                </Button>
              ))}
            </CouponPostForm>
          ) : null}
          <CouponPostForm intent="promo">
            <Field
              key={typed ?? promoCode}
              name="promoCode"
              label={t("promo_title")}
              hint={t("promo_hint")}
              defaultValue={typed ?? promoCode}
              maxLength={32}
              autoComplete="off"
              autoCapitalize="characters"
              dir="ltr"
              error={refusal ? { code: refusal.code, message: words(refusal) } : null}
              after={
                <Button look="quiet" isSmall>
                  {t("promo_apply")}
                </Button>
              }
            />
          </CouponPostForm>
        </>
      ) : (
        <Chosen coupon={coupon} />
      )}
    </div>
  );
}

function Chosen({ coupon }: Pick<PromoFormProps, "coupon">) {
  const { t } = useTranslation("coupon");
  const money = useMoneyFormatter();
  const { promo } = coupon.rewards;
  return (
    <CouponPostForm intent="promo" fields={{ promoCode: "" }} className={styles.chosen}>
      <p data-promo={coupon.promoCode}>
        {promo
          ? t("promo_adds", {
              code: promo.code,
              percent: promo.percent,
              most: money(promo.most, coupon.iso, true),
            })
          : couponKindByType(coupon.effectiveTypeId).isProduct
            ? coupon.promoCode
            : t("promo_other_type")}
      </p>
      <Button look="quiet" isSmall>
        {t("promo_remove")}
      </Button>
    </CouponPostForm>
  );
}
