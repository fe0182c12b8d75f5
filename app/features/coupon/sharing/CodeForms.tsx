import { useTranslation } from "~/i18n/I18nProvider";
import { Button } from "~/ui/Button";
import { Disclosure } from "~/ui/Disclosure";
import { Field } from "~/ui/Field";
import { CouponForm } from "../CouponForm";
import { isOfCode } from "../refusals";
import type { CouponReply } from "../reply";
import { useRefusalText } from "../use-refusal-text";
import type { CouponView } from "../view";
import styles from "./CodeForms.module.css";

/** Forms under the coupon: save it under a code, load one by code (CPN-21). Open after a refused code. */
export function CodeForms({ coupon, reply }: { coupon: CouponView; reply: CouponReply | null }) {
  const { t } = useTranslation("coupon");
  const words = useRefusalText(coupon.iso);
  const typed = reply?.values["code"];
  const refusal = typed === undefined ? undefined : reply?.refusals.find(isOfCode);
  return (
    <Disclosure
      className={styles.codes}
      open={refusal ? true : undefined}
      summary={t(coupon.count > 0 ? "code_share_or_load" : "code_have")}
    >
      {coupon.count > 0 ? (
        <CouponForm intent="save-code" className={styles.form} leads>
          <Button look="quiet" isWide>
            {t("code_save")}
          </Button>
        </CouponForm>
      ) : null}
      <CouponForm intent="load-code" className={styles.form} leads>
        <Field
          key={typed}
          name="code"
          label={t("code_field")}
          defaultValue={typed}
          error={refusal ? { code: refusal.code, message: words(refusal) } : null}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={64}
          dir="ltr"
          required
          after={
            <Button look="quiet" className={styles.load} disabled={coupon.isChecking}>
              {t("code_load")}
            </Button>
          }
        />
      </CouponForm>
    </Disclosure>
  );
}
