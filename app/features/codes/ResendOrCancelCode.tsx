import { Form } from "@remix-run/react";
import { CaptchaFields } from "~/features/captcha/CaptchaFields";
import { CsrfField } from "~/features/page/CsrfField";
import { useResendSecondsLeft } from "~/features/session/use-seconds-left";
import { useTranslation } from "~/i18n/I18nProvider";
import { Button } from "~/ui/Button";
import styles from "~/ui/NarrowForm.module.css";

interface ResendOrCancelCodeProps {
  /** The address of the step's page. */
  readonly action: string;
  /** Time until another message may be requested, s; null = none was sent, and none can be. */
  readonly waiting: { readonly waitS: number } | null;
  readonly isBusy: boolean;
  /** Label of the button that cancels the step; null = the step cannot be cancelled. */
  readonly cancel: string | null;
  /** Hidden fields of the form. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** Controls under a form that waits for a code: send another message, and cancel. */
export function ResendOrCancelCode({
  action,
  waiting,
  isBusy,
  cancel,
  fields = {},
}: ResendOrCancelCodeProps) {
  return (
    <Form method="post" action={action} className={styles.others}>
      <CsrfField />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {waiting ? <Another waiting={waiting} isBusy={isBusy} /> : null}
      {cancel === null ? null : (
        <Button name="intent" value="cancel" look="quiet" isWide disabled={isBusy}>
          {cancel}
        </Button>
      )}
    </Form>
  );
}

function Another({ waiting, isBusy }: { waiting: { readonly waitS: number }; isBusy: boolean }) {
  const { t } = useTranslation("session");
  const waitS = useResendSecondsLeft(waiting);
  return (
    <>
      <p className={styles.note}>
        {waitS > 0 ? t("code_again_wait", { seconds: waitS }) : t("code_again_now")}
      </p>
      <CaptchaFields intent="resend" submit={{ name: "intent", value: "resend" }} />
      <Button name="intent" value="resend" look="quiet" isWide disabled={isBusy}>
        {t("code_again")}
      </Button>
    </>
  );
}
