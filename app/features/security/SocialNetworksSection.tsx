import { type SocialProvider, socialProviders } from "~/domain/social/providers";
import { FormFrame } from "~/features/forms/FormFrame";
import { SocialErrors } from "~/features/sign-in/social/SocialButtons";
import { useLanguage, useTranslation } from "~/i18n/I18nProvider";
import { Button } from "~/ui/Button";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { FieldError } from "~/ui/FieldError";
import { PasswordProofField, SecuritySection, type SecuritySectionProps } from "./SecurityForm";
import styles from "./SecurityPage.module.css";
import { securityPath } from "./security-path";
import { useSecurityForm } from "./use-security-form";

/** Social networks that sign the player in, and those that he can connect (SES-12, OFC-03). */
export function SocialNetworksSection({ page, reply }: SecuritySectionProps) {
  const { t } = useTranslation("security");
  const { networks, offered } = page;
  const free = offered.filter((network) => !networks.includes(network));
  if (networks.length + free.length === 0) return null;
  return (
    <SecuritySection
      id="security-networks"
      title={t("networks")}
      state={networks.length === 0 ? t("none_yet") : undefined}
    >
      <p>{t("networks_lead")}</p>
      <SocialErrors error={page.networkError} />
      <Networks intent="network-off" networks={networks} page={page} reply={reply} />
      <Networks intent="network" networks={free} page={page} reply={reply} />
    </SecuritySection>
  );
}

interface NetworksProps extends SecuritySectionProps {
  readonly intent: "network" | "network-off";
  readonly networks: readonly SocialProvider[];
}

/**
 * Social networks with a button each. The form loads a new document, because the answer may
 * redirect to a network's own site.
 */
function Networks({ intent, networks, page, reply }: NetworksProps) {
  const { t } = useTranslation("security");
  const lng = useLanguage();
  const form = useSecurityForm<"provider" | "password">(intent, reply);
  const isOff = intent === "network-off";
  if (networks.length === 0)
    // The network of a refused form is none of these any more.
    return form.summary.length === 0 ? null : (
      <>
        <ErrorSummary errors={form.summary} />
        <p id="provider" tabIndex={-1}>
          {t("none_yet")}
        </p>
        <FieldError id="provider" error={form.error("provider")} />
      </>
    );
  return (
    <FormFrame
      parts={form.form}
      errors={form.summary}
      action={securityPath(lng)}
      reloadDocument
      className={styles.form}
      noValidate
      data-form={intent}
    >
      <input type="hidden" name="intent" value={intent} />
      <PasswordProofField form={form} isConfirmed={isOff ? false : page.isConfirmed} />
      <FieldError id="provider" error={form.error("provider")} />
      <ul
        className={styles.visits}
        {...(form.error("provider") ? { id: "provider", tabIndex: -1 } : {})}
      >
        {networks.map((network) => (
          <li key={network} data-network={network} data-on={isOff ? "1" : "0"}>
            <bdi>{socialProviders[network]}</bdi>
            <Button
              look="quiet"
              isSmall
              name="provider"
              value={network}
              aria-label={t(isOff ? "network_off_label" : "network_on_label", {
                network: socialProviders[network],
              })}
            >
              {t(isOff ? "network_off" : "network_on")}
            </Button>
          </li>
        ))}
      </ul>
    </FormFrame>
  );
}
