import type { FormReply } from "~/features/forms/reply";
import { ErrorTitlePrefix } from "~/features/page/ErrorTitlePrefix";
import { screenPath } from "~/features/screens/links";
import { I18nProvider, useLanguage, useTranslation } from "~/i18n/I18nProvider";
import type { Messages } from "~/i18n/messages";
import { ButtonLink } from "~/ui/Button";
import { Notice } from "~/ui/Notice";
import { AccountRightsSection } from "./AccountRightsSection";
import { EmailSection } from "./EmailSection";
import { PasswordSection } from "./PasswordSection";
import { PhoneSection } from "./PhoneSection";
import { ProtectionMeter } from "./ProtectionMeter";
import { QuestionSection } from "./QuestionSection";
import type { SecuritySectionProps } from "./SecurityForm";
import styles from "./SecurityPage.module.css";
import { SessionsAndSignInsSection } from "./SessionsAndSignInsSection";
import { SocialNetworksSection } from "./SocialNetworksSection";
import type { SecurityPageData as Page } from "./security-page.server";
import { TwoStepSection } from "./TwoStepSection";

interface SecurityPageProps {
  readonly messages: Messages;
  /** null while the platform does not answer. */
  readonly page: Page | null;
  readonly reply: FormReply | null;
}

/**
 * The page where the player protects his account: password, e-mail address, telephone, social
 * networks, second step, sessions (OFC-03).
 */
export function SecurityPage({ messages, page, reply }: SecurityPageProps) {
  return (
    <I18nProvider lng={useLanguage()} messages={messages}>
      <ErrorTitlePrefix hasFailed={reply !== null} />
      {page ? <Sections page={page} reply={reply} /> : <Unknown />}
    </I18nProvider>
  );
}

function Sections(section: SecuritySectionProps) {
  const { t } = useTranslation("security");
  return (
    <div className={styles.page}>
      <h1>{t("title")}</h1>
      <ProtectionMeter page={section.page} />
      <PasswordSection {...section} />
      <TwoStepSection {...section} />
      <PhoneSection {...section} />
      <EmailSection {...section} />
      <SocialNetworksSection {...section} />
      <QuestionSection {...section} />
      <SessionsAndSignInsSection {...section} />
      <AccountRightsSection page={section.page} />
    </div>
  );
}

function Unknown() {
  const { t } = useTranslation("security");
  return (
    <div className={styles.page}>
      <h1>{t("title")}</h1>
      <Notice
        kind="error"
        code="unavailable"
        isStatic
        controls={
          <ButtonLink to={screenPath(useLanguage(), "office:security")} look="quiet" reloadDocument>
            {t("reload")}
          </ButtonLink>
        }
      >
        {t("unknown")}
      </Notice>
    </div>
  );
}
