import { Form } from "@remix-run/react";
import { screenPath } from "~/features/screens/links";
import { useShell } from "~/features/shell/shell-context";
import { I18nProvider, useLanguage, useTranslation } from "~/i18n/I18nProvider";
import type { Messages } from "~/i18n/messages";
import { Button } from "~/ui/Button";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { sectionOf } from "./codes";
import styles from "./Limits.module.css";
import type { Limit } from "./limit";
import type { ApprovalReply } from "./reply";
import { useLimitName, useLimitText } from "./use-limit-text";

/** A raise that waits for the player's word, and what holds until then. */
export interface DueRaise {
  readonly pending: Limit;
  readonly held: number | null;
}

interface ApprovalPageProps {
  readonly messages: Messages;
  readonly due: readonly DueRaise[];
  readonly iso: string | null;
  readonly formKey: string;
  readonly reply: ApprovalReply | null;
}

/** What was asked for a day ago is approved or given up here, before anything else is done (APR-01, APR-03). */
export function ApprovalPage({ messages, ...rest }: ApprovalPageProps) {
  return (
    <I18nProvider lng={useLanguage()} messages={messages}>
      <Approval {...rest} />
    </I18nProvider>
  );
}

function Approval({ due, iso, formKey, reply }: Omit<ApprovalPageProps, "messages">) {
  const { t } = useTranslation("limits");
  const lng = useLanguage();
  const { csrf } = useShell();
  const say = useLimitText(iso);
  const name = useLimitName();
  const title = (limit: Limit) => {
    const section = sectionOf(limit.code);
    return section === null ? name(limit.code) : `${t(`section_${section}`)}, ${name(limit.code)}`;
  };
  return (
    <div className={styles.page}>
      <h1>{t("approval_title")}</h1>
      <ErrorSummary
        errors={
          reply
            ? [
                {
                  code: reply.isUnavailable ? "unavailable" : "approval",
                  message: reply.title || t(`approval_error_${reply.action}`),
                },
              ]
            : []
        }
      />
      <p>{t("approval_text")}</p>
      <ul className={styles.changes}>
        {due.map(({ pending, held }) => (
          <li key={pending.code} data-limit={pending.code} className={styles.section}>
            <h2>{title(pending)}</h2>
            <dl className={styles.terms}>
              <dt>{t("approval_from")}</dt>
              <dd>{say(pending.code, held)}</dd>
              <dt>{t("approval_to")}</dt>
              <dd>{say(pending.code, pending.value)}</dd>
            </dl>
          </li>
        ))}
      </ul>
      <Form method="post" action={screenPath(lng, "responsible-approval")} className={styles.actions}>
        <input type="hidden" name="csrf" value={csrf} />
        <input type="hidden" name="key" value={formKey} />
        <Button name="action" value="0">
          {t("approval_no")}
        </Button>
        <Button name="action" value="1" look="quiet">
          {t("approval_yes")}
        </Button>
      </Form>
    </div>
  );
}
