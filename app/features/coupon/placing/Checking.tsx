import { useTranslation } from "~/i18n/I18nProvider";
import { ButtonLink } from "~/ui/Button";
import { Notice } from "~/ui/Notice";
import { useShell } from "../../shell/shell-context";

/** The outcome of a placement is unknown: said plainly, with the one thing that can be done (CPP-11). */
export function Checking() {
  const { t } = useTranslation("coupon");
  const { paths } = useShell();
  return (
    <Notice
      kind="warning"
      title={t("checking_title")}
      code="checking"
      controls={
        <ButtonLink to={paths.coupon} look="quiet" reloadDocument>
          {t("checking_refresh")}
        </ButtonLink>
      }
    >
      {t("checking_text")}
    </Notice>
  );
}
