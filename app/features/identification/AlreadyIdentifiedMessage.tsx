import { screenPath } from "~/features/screens/links";
import { useLanguage, useTranslation } from "~/i18n/I18nProvider";
import { ButtonLink } from "~/ui/Button";
import { LinkWithTouchSizedTarget } from "~/ui/LinkWithTouchSizedTarget";
import { Notice } from "~/ui/Notice";

/** Shown when no identification is needed; announced if it has just been completed. */
export function AlreadyIdentifiedMessage({ isNews }: { isNews: boolean }) {
  const { t } = useTranslation("identification");
  const home = screenPath(useLanguage(), "home");
  return isNews ? (
    <Notice
      kind="success"
      code="identified"
      controls={<ButtonLink to={home}>{t("to_bets")}</ButtonLink>}
    >
      {t("done")}
    </Notice>
  ) : (
    <p>
      {t("identified")}{" "}
      <LinkWithTouchSizedTarget to={home}>{t("to_bets")}</LinkWithTouchSizedTarget>
    </p>
  );
}
