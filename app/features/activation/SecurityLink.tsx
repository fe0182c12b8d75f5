import { screenPath } from "~/features/screens/links";
import { useLanguage, useTranslation } from "~/i18n/I18nProvider";
import { LinkWithFullTarget } from "~/ui/LinkWithFullTarget";

export function SecurityLink() {
  const { t } = useTranslation("activation");
  return (
    <LinkWithFullTarget to={screenPath(useLanguage(), "office:security")}>
      {t("to_security")}
    </LinkWithFullTarget>
  );
}
