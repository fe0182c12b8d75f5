import {
  type CouponTypeId,
  couponTypesInShownOrder,
  isCouponTypeSelectable,
} from "~/domain/coupon/kinds";
import { useTranslation } from "~/i18n/I18nProvider";
import { FieldError } from "~/ui/FieldError";
import { CouponPostForm } from "../CouponPostForm";
import { useRefusalAt } from "../refusal-context";
import { couponTypeTextKeys } from "../type-text-keys";
import styles from "./CouponTypeButtons.module.css";

interface TypeFormProps {
  readonly typeId: CouponTypeId;
  readonly isDisabled: boolean;
  /** The account's currency, for refusal texts. */
  readonly iso: string;
}

/** The coupon's type: one submit button per type, without JavaScript too (CPN-02). */
export function CouponTypeButtons({ typeId, isDisabled, iso }: TypeFormProps) {
  const { t } = useTranslation("coupon");
  const error = useRefusalAt("typeId", iso);
  const offered = couponTypesInShownOrder.filter((type) =>
    isDisabled ? type === typeId : isCouponTypeSelectable(type),
  );
  if (offered.length < 2)
    return <p className={styles.only}>{t(couponTypeTextKeys[typeId].picked)}</p>;
  return (
    <CouponPostForm intent="type" className={styles.bar}>
      <FieldError id="typeId" error={error} />
      {offered.map((type, at) => (
        <button
          type="submit"
          key={type}
          id={at === 0 ? "typeId" : undefined}
          aria-describedby={error ? "typeId-error" : undefined}
          name="typeId"
          value={type}
          className={styles.type}
          aria-pressed={type === typeId}
          disabled={isDisabled}
        >
          {t(couponTypeTextKeys[type].picked)}
        </button>
      ))}
    </CouponPostForm>
  );
}
