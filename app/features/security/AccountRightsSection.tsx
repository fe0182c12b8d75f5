import { accountRights } from "~/domain/session/rights";
import { useTranslation } from "~/i18n/I18nProvider";
import { Icon } from "~/ui/Icon";
import { SecuritySection } from "./SecurityForm";
import styles from "./SecurityPage.module.css";
import type { SecurityPageData } from "./security-page.server";

/** What the account can do now, and what is closed to it (SES-04). */
export function AccountRightsSection({ page: { rights } }: { page: SecurityPageData }) {
  const { t } = useTranslation("security");
  if (!rights) return null;
  return (
    <SecuritySection id="security-rights" title={t("rights")}>
      <ul className={styles.methods}>
        {accountRights.map((right) => {
          const isOpen = rights.includes(right);
          return (
            <li key={right} data-right={right} data-on={isOpen ? "1" : "0"}>
              <Icon name={isOpen ? "check" : "lock"} />
              <span>{t(`right_${right}`)}</span>
              <span className={styles.share}>{t(isOpen ? "right_open" : "right_closed")}</span>
            </li>
          );
        })}
      </ul>
    </SecuritySection>
  );
}
