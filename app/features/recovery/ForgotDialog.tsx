import { useLocation } from "@remix-run/react";
import { useTranslation } from "~/i18n/I18nProvider";
import { Dialog } from "~/ui/Dialog";
import { RecoveryIdentifierForm } from "./RecoveryIdentifierForm";

/** The first step of recovery as a dialog over home (SCR-16); without JavaScript a section of that page. */
export default function ForgotDialog() {
  const { t } = useTranslation("recovery");
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  query.delete("showForgotPasswordModal");
  return (
    <Dialog title={t("title")} closeTo={query.size > 0 ? `${pathname}?${query}` : pathname}>
      <RecoveryIdentifierForm reply={null} />
    </Dialog>
  );
}
