import { Form } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { ReloadLink } from "~/features/device-sign-in/ReloadLink";
import { useDeviceSignInStatePolling } from "~/features/device-sign-in/use-device-sign-in-state-polling";
import type { FormReply } from "~/features/forms/reply";
import { CsrfField } from "~/features/page/CsrfField";
import { useLanguage, useTranslation } from "~/i18n/I18nProvider";
import { Button } from "~/ui/Button";
import { Field } from "~/ui/Field";
import { MachineReadableValue } from "~/ui/MachineReadableValue";
import styles from "~/ui/NarrowForm.module.css";
import { Notice } from "~/ui/Notice";
import { ReturnToPageNote, SignInStepForm, StaySignedInBox } from "./SignInStepForm";
import type { SignInPageData } from "./sign-in-page.server";
import { useSignInForm } from "./use-sign-in-form";
import { signInPath } from "./ways";

/** Sign-in with the code that the player shows on another device (OFC-04). */
export function DeviceCodeForm({
  end,
  reply,
}: {
  end: SignInPageData["deviceEnd"];
  reply: FormReply | null;
}) {
  const { t } = useTranslation("device", "session");
  const input = useRef<HTMLInputElement>(null);
  const state = useSignInForm<"device_code" | "save">({ reply, first: "device_code" });
  // A scanned picture brings the code after the hash; it leaves the address at once.
  useEffect(() => {
    const { hash, pathname, search } = location;
    if (!/^#[0-9A-Z]{8}$/.test(hash) || !input.current) return;
    input.current.value = hash.slice(1);
    history.replaceState(history.state, "", pathname + search);
  }, []);
  return (
    <>
      {end && state.errors.length === 0 ? (
        <Notice
          kind="warning"
          title={end === "refused" ? t("was_refused") : t("was_over")}
          code={`device-${end}`}
        />
      ) : null}
      <SignInStepForm
        state={state}
        way="device"
        submit={t("continue")}
        busy={t("session:submitting")}
      >
        <Field
          {...state.form.input("device_code")}
          label={t("code")}
          hint={t("code_hint")}
          inputRef={input}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={64}
          dir="ltr"
          required
        />
        <StaySignedInBox form={state.form} />
        <ReturnToPageNote />
      </SignInStepForm>
    </>
  );
}

/**
 * Loads the whole page again, because the session that begins with it is a new one for the shell,
 * too.
 */
const reload = () => location.reload();

/** The page that waits until the player confirms this device on his own (OFC-04). */
export function DeviceConfirmationWait({ check, returnUrl }: { check: number; returnUrl: string }) {
  const { t } = useTranslation("device");
  const lng = useLanguage();
  useDeviceSignInStatePolling("waiting", reload);
  return (
    <div className={styles.form}>
      <p className={styles.lead}>{t("wait")}</p>
      <p className={styles.lead}>{t("wait_check")}</p>
      <p className={styles.check}>
        <MachineReadableValue name="device-check" value={String(check)}>
          {check}
        </MachineReadableValue>
      </p>
      <ReloadLink />
      <Form method="post" action={signInPath(lng, "device", returnUrl)}>
        <CsrfField />
        <input type="hidden" name="returnUrl" value={returnUrl} />
        <Button name="intent" value="cancel" look="quiet" isWide>
          {t("wait_cancel")}
        </Button>
      </Form>
    </div>
  );
}
