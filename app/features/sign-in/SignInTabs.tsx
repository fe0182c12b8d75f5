import { useLanguage, useTranslation } from "~/i18n/I18nProvider";
import { Tabs } from "~/ui/Tabs";
import { type SignInWay, signInPath } from "./ways";

/** The ways to sign in as links, each with the return path. */
export function SignInTabs({ way, returnUrl }: { way: SignInWay; returnUrl: string }) {
  const { t } = useTranslation("session");
  const lng = useLanguage();
  const tab = (to: SignInWay, label: string) => ({
    href: signInPath(lng, to, returnUrl),
    label,
    isCurrent: to === way,
  });
  return (
    <Tabs
      label={t("method")}
      tabs={[
        tab("login", t("method_login")),
        tab("phone", t("method_phone")),
        tab("sms", t("method_sms")),
      ]}
    />
  );
}
