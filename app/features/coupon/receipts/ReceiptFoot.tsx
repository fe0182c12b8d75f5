import type { ReactNode } from "react";
import { usePageContext } from "~/features/page/page-context";
import { useTranslation } from "~/i18n/I18nProvider";
import { ButtonLink } from "~/ui/Button";
import { toSafeReturnPath } from "../../screens/returnUrl";
import styles from "./Receipt.module.css";

/** Links at the end of a receipt. */
export function ReceiptFoot({ children }: { children?: ReactNode }) {
  const { t } = useTranslation("coupon");
  const { paths, here } = usePageContext();
  const back = wayBack(here);
  return (
    <footer className={styles.foot}>
      {back ? <ButtonLink to={back}>{t("receipt_back")}</ButtonLink> : null}
      <ButtonLink to={paths.home}>{t("receipt_more")}</ButtonLink>
      <ButtonLink to={paths.history} look="quiet">
        {t("receipt_history")}
      </ButtonLink>
      {children}
    </footer>
  );
}

/** The page where the bet was placed, from `returnUrl`: a path of this site, or null (SEC-03). */
function wayBack(here: string): string | null {
  const page = new URL(here, "http://here");
  return toSafeReturnPath(page.searchParams.get("returnUrl"), page.origin);
}
