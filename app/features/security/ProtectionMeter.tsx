import {
  type ProtectionMethod,
  protectionLevelRating,
  protectionMethods,
  protectionPercentByMethod,
} from "~/domain/accounts/protection";
import { useTranslation } from "~/i18n/I18nProvider";
import { Icon } from "~/ui/Icon";
import { VisuallyHidden } from "~/ui/VisuallyHidden";
import { SecuritySection } from "./SecurityForm";
import styles from "./SecurityPage.module.css";
import type { SecurityPageData } from "./security-page.server";

const sections: Readonly<Record<ProtectionMethod, string>> = {
  is_changed_password: "security-password",
  enable_phone_binding: "security-phone",
  enable_two_factor_auth: "security-two-step",
  enable_security_question: "security-question",
  enable_email_auth: "security-email",
};

/** How well the account is protected, and what each method adds (ACC-07). */
export function ProtectionMeter({ page: { level, methods } }: { page: SecurityPageData }) {
  const { t } = useTranslation("security");
  const status = protectionLevelRating(level) ?? "none";
  return (
    <SecuritySection
      id="security-level"
      title={t("level")}
      state={
        <data data-name="protection-level" value={level ?? ""} data-status={status}>
          {level === null ? t("status_none") : `${t(`status_${status}`)} · ${level} %`}
        </data>
      }
    >
      <svg
        className={styles.meter}
        viewBox="0 0 100 1"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <rect className={styles.level} width={level ?? 0} height="1" />
      </svg>
      <ul className={styles.methods}>
        {protectionMethods.map((method) => (
          <li key={method} data-method={method} data-on={methods[method] ? "1" : "0"}>
            <Icon name={methods[method] ? "check" : "info"} />
            <a href={`#${sections[method]}`}>{t(`method_${method}`)}</a>
            <span className={styles.share}>
              {methods[method] ? null : <VisuallyHidden>{t("adds")} </VisuallyHidden>}
              {methods[method] ? t("on") : `+${protectionPercentByMethod[method]} %`}
            </span>
          </li>
        ))}
      </ul>
    </SecuritySection>
  );
}
