import { useShell } from "~/features/page/page-context";
import { useTranslation } from "~/i18n/I18nProvider";

/**
 * A link that loads the page anew, where no script polls. The page does not do so by itself: that would take a
 * reader back to its start every few seconds (ACS-01).
 */
export function CheckAgain() {
  const { t } = useTranslation("device");
  const { here } = useShell();
  return (
    <noscript>
      <p>
        <a href={here}>{t("check_again")}</a>
      </p>
    </noscript>
  );
}
