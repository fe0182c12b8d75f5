import { screenPath } from "~/features/screens/links";
import { useLanguage, useTranslation } from "~/i18n/I18nProvider";
import { LinkWithTouchSizedTarget } from "~/ui/LinkWithTouchSizedTarget";
import { Notice } from "~/ui/Notice";

/**
 * Notice of a knowledge test that the player left unanswered; the raise is not requested until the test is
 * answered.
 */
export function OpenKnowledgeTestNotice() {
  const { t } = useTranslation("limits");
  return (
    <Notice kind="info" code="test-open" isStatic>
      {t("test_open")}{" "}
      <LinkWithTouchSizedTarget to={screenPath(useLanguage(), "responsible-test")}>
        {t("test_go")}
      </LinkWithTouchSizedTarget>
    </Notice>
  );
}
