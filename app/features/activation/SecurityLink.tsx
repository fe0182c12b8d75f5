import { screenPath } from "~/features/screens/links";
import { useLanguage, useTranslation } from "~/i18n/I18nProvider";
import { LinkWithTouchSizedTarget } from "~/ui/LinkWithTouchSizedTarget";

export function SecurityLink() {
  const { t } = useTranslation("activation");
  return (
    <LinkWithTouchSizedTarget to={screenPath(useLanguage(), "office:security")}>
      {t("to_security")}
    </LinkWithTouchSizedTarget>
  );
}
