import { screenPath } from "~/features/screens/links";
import { useLanguage, useTranslation } from "~/i18n/I18nProvider";
import { LinkWithFullTarget } from "~/ui/LinkWithFullTarget";
import { Notice } from "~/ui/Notice";

/** A test that the player left: the raise is not requested until the test is answered. */
export function OpenKnowledgeTestNotice() {
  const { t } = useTranslation("limits");
  return (
    <Notice kind="info" code="test-open" isStatic>
      {t("test_open")}{" "}
      <LinkWithFullTarget to={screenPath(useLanguage(), "responsible-test")}>
        {t("test_go")}
      </LinkWithFullTarget>
    </Notice>
  );
}
