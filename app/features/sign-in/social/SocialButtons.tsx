import { Form } from "@remix-run/react";
import { type SocialProvider, socialProviders } from "~/domain/social/providers";
import { CsrfField } from "~/features/page/CsrfField";
import { useLanguage, useTranslation } from "~/i18n/I18nProvider";
import { Button } from "~/ui/Button";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { signInPath } from "../ways";
import styles from "./SocialButtons.module.css";
import type { SocialError } from "./social-error.server";

interface SocialButtonsProps {
  readonly networks: readonly SocialProvider[];
  readonly returnUrl: string;
}

/** Buttons that lead to the pages of social networks (SES-12). */
export function SocialButtons({ networks, returnUrl }: SocialButtonsProps) {
  const { t } = useTranslation("social");
  const lng = useLanguage();
  if (networks.length === 0) return null;
  return (
    // A document's post: what answers is another site.
    <Form
      method="post"
      action={signInPath(lng, "login", returnUrl)}
      reloadDocument
      className={styles.networks}
      aria-labelledby="social-networks"
    >
      <CsrfField />
      <input type="hidden" name="intent" value="social" />
      <input type="hidden" name="returnUrl" value={returnUrl} />
      <h2 id="social-networks" className={styles.title}>
        {t("or")}
      </h2>
      <ul className={styles.list}>
        {networks.map((network) => (
          <li key={network}>
            <Button
              name="provider"
              value={network}
              look="quiet"
              isWide
              aria-label={t("with", { network: socialProviders[network] })}
            >
              <bdi>{socialProviders[network]}</bdi>
            </Button>
          </li>
        ))}
      </ul>
    </Form>
  );
}

/** The messages why the last sign-in by a social network did not succeed (SES-13). */
export function SocialErrors({ error }: { readonly error: SocialError | null }) {
  const { t } = useTranslation("social");
  if (!error) return null;
  const network = error.provider ? socialProviders[error.provider] : "";
  const words: Readonly<Record<SocialError["code"], string>> = {
    "social-over": t("over"),
    "social-cancelled": t("cancelled", { network }),
    "social-refused": t("refused", { network }),
    "social-unknown": t("unknown", { network }),
    "social-taken": t("taken", { network }),
    captcha: t("unavailable"),
    unavailable: t("unavailable"),
  };
  const message = [words[error.code], error.details].filter(Boolean).join("\n");
  return (
    <div className={styles.errors}>
      <ErrorSummary errors={[{ code: error.code, message }]} />
    </div>
  );
}
