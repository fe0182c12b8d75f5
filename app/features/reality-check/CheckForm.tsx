import { type FormProps, Form as PageForm } from "@remix-run/react";
import type { ComponentType } from "react";
import { addAmounts, type Minor, subtractAmounts } from "~/domain/money/amount";
import type { CurrencySessionTotals } from "~/domain/session/session-totals";
import type { FormReply } from "~/features/forms/reply";
import { useScreenForm } from "~/features/forms/use-screen-form";
import { CsrfField } from "~/features/page/CsrfField";
import { useShellData } from "~/features/page/shell-data";
import { screenPath } from "~/features/screens/links";
import { formatHoursMinutes } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/I18nProvider";
import { Button } from "~/ui/Button";
import { Checkbox } from "~/ui/Checkbox";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { FieldError } from "~/ui/FieldError";
import { MachineReadableValue } from "~/ui/MachineReadableValue";
import { Money } from "~/ui/Money";
import styles from "./CheckForm.module.css";

interface CheckFormProps {
  readonly reply: FormReply | null;
  /** Path and query of the page to continue on; "" = stay. */
  readonly returnUrl: string;
  /** The form component: one whose post leaves the page, or one that stays on it. */
  readonly Form: ComponentType<FormProps>;
}

/** The session's totals, and the three ways to continue (RCK-02, RCK-04). */
export function CheckForm({ reply, returnUrl, Form }: CheckFormProps) {
  const { t } = useTranslation("limits");
  const action = screenPath(useLanguage(), "reality-check");
  const answer = useScreenForm<"action" | "do_not_show_again">({
    ...{ name: "default", id: "check-answer", reply },
    words: { dictionary: "limits", prefix: "check_error" },
  });
  const error = answer.error("action");
  return (
    <div className={styles.check}>
      <ErrorSummary errors={answer.summary} />
      <p>{t("check_text")}</p>
      <Sums />
      <p>{t("check_counted")}</p>
      <Form {...answer.form} method="post" action={action} className={styles.form}>
        <CsrfField />
        {returnUrl === "" ? (
          <input type="hidden" name="stay" value="1" />
        ) : (
          <input type="hidden" name="returnUrl" value={returnUrl} />
        )}
        <Checkbox {...answer.checkbox("do_not_show_again")} label={t("check_never")} />
        <FieldError id="action" error={error} />
        <Button
          name="action"
          value="continue"
          look="quiet"
          isWide
          {...(error ? { id: "action" } : {})}
        >
          {t("check_continue")}
        </Button>
        <Button name="action" value="nothing" look="quiet" isWide>
          {t("check_nothing")}
        </Button>
      </Form>
      {/* Signing out changes the whole page, so the document reloads. */}
      <PageForm reloadDocument method="post" action={action} className={styles.form}>
        <CsrfField />
        <Button name="action" value="log_out" isWide>
          {t("check_log_out")}
        </Button>
      </PageForm>
    </div>
  );
}

/**
 * Data of the session strip: the session's totals by currency, the active account's first. `strip`
 * is null for a guest, and while the platform does not answer.
 */
export interface SessionStripData {
  readonly strip: {
    /** ms since epoch, as `now`. */
    readonly startedAt: number;
    readonly now: number;
    readonly sums: readonly [CurrencySessionTotals, ...CurrencySessionTotals[]];
  } | null;
}

/**
 * Time on site, and by currency what was staked, returned, net and in play, as in the strip; unavailable
 * values are named as such.
 */
function Sums() {
  const { t } = useTranslation("limits");
  const { strip } = useShellData<SessionStripData>();
  if (!strip) return <p data-code="sums-unavailable">{t("check_unknown")}</p>;
  const { startedAt, now, sums } = strip;
  const seconds = Math.max(0, Math.floor((now - startedAt) / 1000));
  return (
    <dl className={styles.sums}>
      <div>
        <dt>{t("check_time")}</dt>
        <dd>
          <MachineReadableValue name="session-time" value={seconds}>
            {formatHoursMinutes(seconds)}
          </MachineReadableValue>
        </dd>
      </div>
      {sums.map((sum) => (
        <SumOf key={sum.iso} {...sum} />
      ))}
    </dl>
  );
}

function SumOf({ staked, returned, inPlay, iso }: CurrencySessionTotals) {
  const { t } = useTranslation("limits");
  const net = subtractAmounts(returned, staked);
  const row = (name: string, label: string, minor: Minor, className?: string) => (
    <div className={className}>
      <dt>{label}</dt>
      <dd>
        <Money name={name} minor={minor} iso={iso} isShort />
      </dd>
    </div>
  );
  return (
    <>
      {row("session-staked", t("check_staked"), staked)}
      {row("session-returned", t("check_returned"), returned)}
      {inPlay > 0 ? (
        <>
          {row("session-settled", t("check_settled"), addAmounts(net, inPlay), styles.net)}
          {row("session-in-play", t("check_in_play"), inPlay)}
          {row("session-net", t("check_worst"), net)}
        </>
      ) : (
        row("session-net", t("check_net"), net, styles.net)
      )}
    </>
  );
}
