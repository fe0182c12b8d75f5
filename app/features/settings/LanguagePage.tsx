import { useSearchParams } from "@remix-run/react";
import { usePageContext } from "~/features/page/page-context";
import { useShellData } from "~/features/page/shell-data";
import { screenPath } from "~/features/screens/links";
import { useLanguage, useTranslation } from "~/i18n/I18nProvider";
import { LanguageList } from "./LanguageSwitch";

/** The language menu as a page, reached by a link. */
export function LanguagePage() {
  const { t } = useTranslation("shell");
  const lng = useLanguage();
  const { paths } = usePageContext();
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
      />
    </>
  );
}
