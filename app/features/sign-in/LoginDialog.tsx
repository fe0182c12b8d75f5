import { useFetcher, useLocation } from "@remix-run/react";
import type { ReplyWithCaptcha } from "~/features/captcha/use-captcha";
import type { FormReply } from "~/features/forms/reply";
import { useTranslation } from "~/i18n/I18nProvider";
import { Dialog } from "~/ui/Dialog";
import { LoginForm } from "./LoginForm";
import { SignInTabs } from "./SignInStepForm";

const fetcherKey = "sign-in-dialog";

/**
 * Sign-in as a dialog over the current page (`?modal=login`), returning to it (SES-05); without JavaScript a
 * section of that page. The other ways to sign in are on the sign-in page.
 */
export default function LoginDialog() {
  const { t } = useTranslation("session");
  const { pathname, search } = useLocation();
  const fetcher = useFetcher<unknown>({ key: fetcherKey });
  const reply = (fetcher.data ?? null) as (FormReply & ReplyWithCaptcha) | null;
  const query = new URLSearchParams(search);
  const asked = query.get("returnUrl") ?? "";
  query.delete("modal");
  query.delete("returnUrl");
  const here = query.size > 0 ? `${pathname}?${query}` : pathname;
  return (
    <Dialog title={t("login_title")} closeTo={here}>
      <SignInTabs way="login" returnUrl={asked || here} />
      <LoginForm
        reply={reply}
        fallbackUrl={here}
        inPlace={{ fetcherKey, reply, isBusy: fetcher.state !== "idle" }}
      />
    </Dialog>
  );
}
