import type { ReactNode } from "react";
import { usePopupTurn } from "~/features/popups/browser-queue";
import { PopupDialog } from "~/features/popups/PopupDialog";
import { useTranslation } from "~/i18n/I18nProvider";

/** The notice of payment methods out of service, over the page when its turn comes (POP-13, POP-14). */
export default function PaybillsDialog({
  title,
  children,
  onClose,
}: {
  readonly title: string;
  readonly children: ReactNode;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation("cashier");
  if (!usePopupTurn("paybills", true)) return null;
  return (
    <PopupDialog kind="paybills" title={title} closeLabel={t("paybills_close")} onClose={onClose}>
      {children}
    </PopupDialog>
  );
}
