import { usePageContext } from "~/features/page/page-context";
import { useTranslation } from "~/i18n/I18nProvider";
import { WithoutScript } from "~/ui/WithoutScript";

/**
 * A link that reloads the page where no script polls. The page does not reload by itself, because
 * that would move a reader back to its start every few seconds (ACS-01).
 */
export function ReloadLink() {
  const { t } = useTranslation("device");
  const { here } = usePageContext();
  return (
    <WithoutScript>
      <a href={here}>{t("check_again")}</a>
    </WithoutScript>
  );
}
