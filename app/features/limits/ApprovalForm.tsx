import type { FormProps } from "@remix-run/react";
import type { ComponentType } from "react";
import { type LimitApprovalView, limitApprovalText } from "~/domain/limits/approval";
import { unlimitedValue } from "~/domain/limits/value";
import { typedValueOf } from "~/features/forms/reply";
import { useScreenForm } from "~/features/forms/use-screen-form";
import { CsrfField } from "~/features/page/CsrfField";
import { screenPath } from "~/features/screens/links";
import { useLanguage, useTranslation } from "~/i18n/I18nProvider";
import { Button } from "~/ui/Button";
import { ErrorSummary } from "~/ui/ErrorSummary";
import styles from "./Limits.module.css";
import type { LimitApprovalReply } from "./reply";
import { useLimitFullName, useLimitText } from "./use-limit-text";

interface ApprovalFormProps extends LimitApprovalView {
  readonly formKey: string;
  readonly reply: LimitApprovalReply | null;
  /** The form component: one whose post leaves the page, or one that stays on it (`isStaying`). */
  readonly Form: ComponentType<FormProps>;
  readonly isStaying: boolean;
}

/** The requested limits beside the current ones, and the player's decision (APR-01, APR-02). */
export function ApprovalForm({
  due,
  later,
  iso,
  formKey,
  reply,
  Form,
  isStaying,
}: ApprovalFormProps) {
  const { t } = useTranslation("limits");
  const lng = useLanguage();
  const answer = useScreenForm<"action">({
    name: "default",
    reply,
    words: {
      dictionary: "limits",
      prefix: typedValueOf(reply, "action") === "1" ? "approval_error_1" : "approval_error_0",
    },
  });
  return (
    <>
      <ErrorSummary errors={answer.summary} />
      <p>{t("approval_text")}</p>
      <Changes changes={due} iso={iso} />
      {later.length > 0 ? (
        <>
          <p>{t("approval_later", { yes: t("approval_yes"), no: t("approval_no") })}</p>
          <Changes changes={later} iso={iso} />
        </>
      ) : null}
      <Form
        {...answer.form}
        method="post"
        action={screenPath(lng, "responsible-approval")}
        className={styles.actions}
      >
        <CsrfField />
        <input type="hidden" name="key" value={formKey} />
        <input
          type="hidden"
          name="shown"
          value={limitApprovalText(due.map(({ pending }) => pending))}
        />
        {isStaying ? <input type="hidden" name="stay" value="1" /> : null}
        <Button name="action" value="0">
          {t("approval_no")}
        </Button>
        <Button name="action" value="1" look="quiet">
          {t("approval_yes")}
        </Button>
      </Form>
    </>
  );
}

function Changes({ changes, iso }: { changes: LimitApprovalView["due"]; iso: string | null }) {
  const { t } = useTranslation("limits");
  const say = useLimitText(iso);
  const title = useLimitFullName();
  return (
    <ul className={styles.changes}>
      {changes.map(({ pending, held }) => (
        <li key={pending.code} data-limit={pending.code} className={styles.section}>
          <h2>{title(pending.code)}</h2>
          <dl className={styles.terms}>
            <dt>{t("approval_from")}</dt>
            <dd>{say(held ?? unlimitedValue(pending))}</dd>
            <dt>{t("approval_to")}</dt>
            <dd>{say(pending)}</dd>
          </dl>
        </li>
      ))}
    </ul>
  );
}
