import { useSearchParams } from "@remix-run/react";
import { useLanguage, useTranslation } from "~/i18n/I18nProvider";
import { Tabs } from "~/ui/Tabs";
import { registrationPath } from "./paths";
import styles from "./Registration.module.css";
import type { RegistrationFormView } from "./view";

interface TypeTabsProps {
  readonly form: RegistrationFormView;
  /** The return path where the address has none. */
  readonly fallbackUrl?: string;
}

/** The ways to register as links, and what the current one does (REG-01). */
export function TypeTabs({ form: { type, types }, fallbackUrl = "" }: TypeTabsProps) {
  const { t } = useTranslation("registration");
  const lng = useLanguage();
  const [query] = useSearchParams();
  const returnUrl = query.get("returnUrl") ?? fallbackUrl;
  return (
    <>
      {types.length > 1 ? (
        <Tabs
          label={t("types")}
          tabs={types.map((one) => ({
            href: registrationPath(lng, one, returnUrl),
            label: t(`type_${one}`),
            isCurrent: one === type,
          }))}
        />
      ) : null}
      <p className={styles.note}>{t(`about_${type}`)}</p>
    </>
  );
}
