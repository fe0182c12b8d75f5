import { useSearchParams } from "@remix-run/react";
import { screenPath } from "~/features/screens/links";
import { LanguageList } from "~/features/shell/LanguageSwitch";
import { useShell } from "~/features/shell/shell-context";
import { useShellData } from "~/features/shell/use-shell-data";
import { useLanguage, useTranslation } from "~/i18n/I18nProvider";

/** The language menu as a page, reached by a link. */
export function LanguagePage() {
  const { t } = useTranslation("shell");
  const lng = useLanguage();
  const { csrf, paths } = useShell();
  const { languages } = useShellData();
  const [query] = useSearchParams();
  return (
    <>
      <h1>{t("choose_language")}</h1>
      <LanguageList
        current={lng}
        allowed={languages}
        action={screenPath(lng, "language")}
        returnUrl={query.get("returnUrl") ?? paths.home}
        csrf={csrf}
      />
    </>
  );
}
