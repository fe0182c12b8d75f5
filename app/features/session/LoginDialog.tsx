import { useLocation } from "@remix-run/react";
import { useTranslation } from "~/i18n/I18nProvider";
import { Dialog } from "~/ui/Dialog";
import { LoginForm } from "./LoginForm";

/** Sign-in over the page it was asked for on (`?modal=login`); without JavaScript a section of that page. */
export default function LoginDialog() {
  const { t } = useTranslation("session");
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  query.delete("modal");
  query.delete("returnUrl");
  return (
    <Dialog title={t("login_title")} closeTo={query.size > 0 ? `${pathname}?${query}` : pathname}>
      <LoginForm />
    </Dialog>
  );
}
