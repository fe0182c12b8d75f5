import { typedValueOf } from "~/features/forms/reply";
import { useTranslation } from "~/i18n/I18nProvider";
import { Button } from "~/ui/Button";
import { Disclosure } from "~/ui/Disclosure";
import { Field } from "~/ui/Field";
import { CouponPostForm } from "../CouponPostForm";
import { isShareCodeRefusal } from "../refusals";
import type { CouponReply } from "../reply";
import { useRefusalText } from "../use-refusal-text";
import type { CouponView } from "../view";
import styles from "./CodeForms.module.css";

interface CodeFormsProps {
  readonly coupon: CouponView;
  readonly reply: CouponReply | null;
}

/** Below an empty coupon: a field for a code, folded until it is asked for, open after a refused code. */
export function EmptyCouponCodeForm(props: CodeFormsProps) {
  const { t } = useTranslation("coupon");
  return (
    <Disclosure
      className={styles.codes}
      open={refusedCode(props.reply) ? true : undefined}
      summary={t("code_have")}
    >
      <ShareCodeForms {...props} />
    </Disclosure>
  );
}

function refusedCode(reply: CouponReply | null) {
  return typedValueOf(reply, "code") === undefined
    ? undefined
    : reply?.refusals.find(isShareCodeRefusal);
}

/** Saves the coupon under a code, and loads one by code (CPN-21). */
export function ShareCodeForms({ coupon, reply }: CodeFormsProps) {
  const { t } = useTranslation("coupon");
  const words = useRefusalText(coupon.iso);
  const typed = typedValueOf(reply, "code");
  const refusal = refusedCode(reply);
  return (
    <>
      {coupon.count > 0 ? (
        <CouponPostForm intent="save-code" className={styles.form} navigates>
          <Button look="quiet" isWide>
            {t("code_save")}
          </Button>
        </CouponPostForm>
      ) : null}
      <CouponPostForm intent="load-code" className={styles.form} navigates>
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
            <Button look="quiet" className={styles.load}>
              {t("code_load")}
            </Button>
          }
        />
      </CouponPostForm>
    </>
  );
}
