import { screenPath } from "~/features/screens/links";
import { useLanguage, useTranslation } from "~/i18n/I18nProvider";
import { LinkOnOwnLine } from "~/ui/LinkOnOwnLine";

export function SecurityLink() {
  const { t } = useTranslation("activation");
  return (
    <LinkOnOwnLine to={screenPath(useLanguage(), "office:security")}>
      {t("to_security")}
    </LinkOnOwnLine>
  );
}
