import { Link } from "@remix-run/react";
import { isSocialProvider, socialProviders } from "~/domain/social/providers";
import { FormFrame } from "~/features/forms/FormFrame";
import type { FormReply } from "~/features/forms/reply";
import { useLanguage, useTranslation } from "~/i18n/I18nProvider";
import { Button } from "~/ui/Button";
import styles from "~/ui/NarrowForm.module.css";
import { useSignInForm } from "../use-sign-in-form";
import { signInPath } from "../ways";
import type { UrlSignInToken } from "./token.server";

/** Asks a visitor who followed an address with a token whether to sign in by it (SES-04). */
export function UrlTokenSignInForm({
  asked,
  reply,
}: {
  readonly asked: UrlSignInToken;
  readonly reply: FormReply | null;
}) {
  const { t } = useTranslation("social", "session");
  const lng = useLanguage();
  const { method_id, token, sign } = asked;
  const network = isSocialProvider(method_id) ? socialProviders[method_id] : method_id;
  const state = useSignInForm({
    reply,
    intent: "token",
    network,
    keys: {
      "bad-credentials": "social:over",
      "social-over": "social:over",
      "social-refused": "social:refused",
      "social-unknown": "social:unknown",
    },
  });
  const fields = { intent: "token", method_id, token, sign, returnUrl: state.returnUrl };
  return (
    <FormFrame parts={state.form.form} errors={state.errors} action={signInPath(lng, "login")}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p>{t("token_text", { network })}</p>
      <Button isWide disabled={state.isBusy}>
        {state.isBusy ? t("session:submitting") : t("token_go")}
      </Button>
      <p className={styles.elsewhere}>
        <Link to={signInPath(lng, "login", state.returnUrl)}>{t("token_other")}</Link>
      </p>
    </FormFrame>
  );
}
