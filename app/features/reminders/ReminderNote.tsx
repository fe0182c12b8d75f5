import type { ReactNode } from "react";
import { usePageContext } from "~/features/page/page-context";
import { PopupNote } from "~/features/popups/PopupNote";
import { useTranslation } from "~/i18n/I18nProvider";
import { ButtonLink } from "~/ui/Button";

/** The reminder of a coupon that is not placed, and the way to it (CPR-01). */
export default function ReminderNote({
  bets,
  onClose,
}: {
  bets: number;
  onClose: () => void;
}): ReactNode {
  const { t } = useTranslation("coupon");
  const { paths } = usePageContext();
  return (
    <PopupNote
      kind="coupon-reminder"
      title={t("coupon_notify_title")}
      text={t("coupon_notify_text", { count: bets })}
      action={
        <ButtonLink to={paths.coupon} isWide>
          {t("coupon_notify_submit")}
        </ButtonLink>
      }
      closeLabel={t("coupon_notify_close")}
      onClose={onClose}
    />
  );
}
