import { Form } from "@remix-run/react";
import type { Helpline } from "~/domain/settings/helplines";
import type { FormReply } from "~/features/forms/reply";
import { CsrfField } from "~/features/page/CsrfField";
import { screenPath } from "~/features/screens/links";
import { useLanguage, useTranslation } from "~/i18n/I18nProvider";
import type { TimeStyle } from "~/i18n/zone";
import { Button } from "~/ui/Button";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { LinkWithTouchSizedTarget } from "~/ui/LinkWithTouchSizedTarget";
import { Notice } from "~/ui/Notice";
import { Time } from "~/ui/Time";
import type { ChosenExclusions } from "./exclude.server";
import { Helplines } from "./Helplines";
import styles from "./Limits.module.css";
import { useLimitName } from "./use-limit-text";
import { useLimitErrors } from "./use-limits-forms";

interface ExclusionConfirmProps {
  readonly chosen: ChosenExclusions;
  readonly timeStyle: TimeStyle;
  readonly helplines: readonly Helpline[];
  readonly reply: FormReply<unknown> | null;
}

/** What an exclusion does and until when, with a confirmation button (LIM-15). */
export function ExclusionConfirm({ chosen, timeStyle, helplines, reply }: ExclusionConfirmProps) {
  const { t } = useTranslation("limits");
  const name = useLimitName();
  const lng = useLanguage();
  const [only, other] = chosen.chosen;
  const which = only && !other ? only.code : "both";
  const length = t("days", { count: only?.days ?? 0 });
  const page = screenPath(lng, "office:responsible");
  return (
    <div className={styles.page}>
      <h1>{t(`confirm_title_${which}`)}</h1>
      <ErrorSummary errors={useLimitErrors(reply)} />
      {other ? (
        <Notice kind="info" code="exclusions-both" isStatic>
          {t("confirm_both")}
        </Notice>
      ) : null}
      {chosen.chosen.map(({ code, days, until }) => (
        <section key={code} data-exclusion={code} aria-label={name(code)}>
          {other ? <h2>{name(code)}</h2> : null}
          <dl className={styles.terms}>
            <dt>{t("confirm_length")}</dt>
            <dd>{t("days", { count: days })}</dd>
            <dt>{t("confirm_until")}</dt>
            <dd>
              <Time at={until} style={timeStyle} show="moment" />
            </dd>
          </dl>
        </section>
      ))}
      <p>{t("confirm_text")}</p>
      <p>{t("confirm_signed_out")}</p>
      <Form method="post" action={`${page}?confirm=1`} className={styles.actions} reloadDocument>
        <CsrfField />
        <input type="hidden" name="key" value={chosen.key} />
        <Button name="intent" value="exclude-confirm">
          {t(`confirm_button_${which}`, { length })}
        </Button>
        <LinkWithTouchSizedTarget to={page}>{t("confirm_back")}</LinkWithTouchSizedTarget>
      </Form>
      <Helplines lines={helplines} />
    </div>
  );
}
