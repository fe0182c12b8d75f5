import { type CouponTypeId, couponTypes } from "~/domain/coupon/types";
import { useTranslation } from "~/i18n/I18nProvider";
import { FieldError } from "~/ui/FieldError";
import { CouponForm } from "../CouponForm";
import { useRefusalAt } from "../refusal-context";
import styles from "./TypeForm.module.css";

interface TypeFormProps {
  readonly types: readonly CouponTypeId[];
  readonly typeId: CouponTypeId;
  readonly isDisabled: boolean;
  /** The account's currency, for refusal texts. */
  readonly iso: string;
}

/** The coupon's type: one submit button per type, without JavaScript too (CPN-02). */
export function TypeForm({ types, typeId, isDisabled, iso }: TypeFormProps) {
  const { t } = useTranslation("coupon");
  const error = useRefusalAt("typeId", iso);
  const names = {
    [couponTypes.single]: t("type_single"),
    [couponTypes.express]: t("type_express"),
    [couponTypes.system]: t("type_system"),
    [couponTypes.blocks]: t("type_blocks"),
    [couponTypes.singles]: t("type_singles"),
  };
  const offered = types.filter((type) =>
    isDisabled ? type === typeId : type !== couponTypes.single,
  );
  if (offered.length < 2) return <p className={styles.only}>{names[typeId]}</p>;
  return (
    <CouponForm intent="type" className={styles.types}>
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
          {names[type]}
        </button>
      ))}
    </CouponForm>
  );
}
