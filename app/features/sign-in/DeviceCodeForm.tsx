import { useEffect, useRef } from "react";
import { useTranslation } from "~/i18n/I18nProvider";
import { Field } from "~/ui/Field";
import { Notice } from "~/ui/Notice";
import { ReturnToPageNote, SignInStepForm, StaySignedInBox } from "./SignInStepForm";
import type { SignInPageData } from "./sign-in-page";
import { useSignInFormState } from "./use-sign-in";

/** Sign-in with the code that the player shows on another device (OFC-04). */
export function DeviceCodeForm({ end }: { end: SignInPageData["deviceEnd"] }) {
  const { t } = useTranslation("device", "session");
  const input = useRef<HTMLInputElement>(null);
  const state = useSignInFormState(
    { device_code: t("error_code_required") },
    t("session:error_credentials"),
    { "device-code": t("error_code") },
  );
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
          name="device_code"
          label={t("code")}
          hint={t("code_hint")}
          inputRef={input}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={64}
          dir="ltr"
          required
          error={state.error("device_code")}
        />
        <StaySignedInBox state={state} />
        <ReturnToPageNote />
      </SignInStepForm>
    </>
  );
}
