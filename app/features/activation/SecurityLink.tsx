import { screenPath } from "~/features/screens/links";
import { useLanguage, useTranslation } from "~/i18n/I18nProvider";
import { LineLink } from "~/ui/LineLink";

export function SecurityLink() {
  const { t } = useTranslation("activation");
  return <LineLink to={screenPath(useLanguage(), "office:security")}>{t("to_security")}</LineLink>;
}
