import { Form } from "@remix-run/react";
import { CsrfField } from "~/features/page/CsrfField";
import { screenPath } from "~/features/screens/links";
import { useLanguage, useTranslation } from "~/i18n/I18nProvider";
import type { TimeStyle } from "~/i18n/zone";
import { Button } from "~/ui/Button";
import { LinkWithTouchSizedTarget } from "~/ui/LinkWithTouchSizedTarget";
import { Time } from "~/ui/Time";
import styles from "./Limits.module.css";
import type { BreakQuestion } from "./reply";

interface BreakConfirmProps {
  readonly question: BreakQuestion;
  readonly formKey: string;
  readonly timeStyle: TimeStyle;
}

/** What a 24-hour break does and until when, with a button that begins it (LIM-17). */
export function BreakConfirm({ question, formKey, timeStyle }: BreakConfirmProps) {
  const { t } = useTranslation("limits");
  return (
    <div className={styles.page} data-confirm="break">
      <h1>{t("break_title")}</h1>
      <dl className={styles.terms}>
        <dt>{t("confirm_until")}</dt>
        <dd>
          <Time at={question.until} style={timeStyle} show="moment" />
        </dd>
      </dl>
      <p>{t("break_text")}</p>
      <Form
        method="post"
        action={screenPath(useLanguage(), "office:responsible")}
        className={styles.actions}
        reloadDocument
      >
        <CsrfField />
        <input type="hidden" name="key" value={formKey} />
        <Button name="intent" value="break">
          {t("break_begin")}
        </Button>
        <LinkWithTouchSizedTarget to={question.back}>{t("break_back")}</LinkWithTouchSizedTarget>
      </Form>
    </div>
  );
}
