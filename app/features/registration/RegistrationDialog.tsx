import { useLocation } from "@remix-run/react";
import { useTranslation } from "~/i18n/I18nProvider";
import { Dialog } from "~/ui/Dialog";
import { RegisterForm, TypeTabs } from "./RegisterForm";
import type { RegistrationFormView } from "./view";

/**
 * Registration as a dialog over the current page (`?modal=registration`), coming back to it; without
 * JavaScript a section of that page (SCR-12). The other ways are on the registration page.
 */
export default function RegistrationDialog({ form }: { form: RegistrationFormView }) {
  const { t } = useTranslation("registration");
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  query.delete("modal");
  const asked = query.get("returnUrl") ?? "";
  query.delete("returnUrl");
  const here = query.size > 0 ? `${pathname}?${query}` : pathname;
  return (
    <Dialog title={t("title")} closeTo={here}>
      <TypeTabs form={form} fallbackUrl={asked || here} />
      <RegisterForm form={form} reply={null} fallbackUrl={asked || here} />
    </Dialog>
  );
}
