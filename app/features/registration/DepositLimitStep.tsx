import { Form, useSearchParams } from "@remix-run/react";
import { AmountField } from "~/features/money/AmountField";
import { CsrfField } from "~/features/page/CsrfField";
import { screenPath } from "~/features/screens/links";
import { useLanguage, useTranslation } from "~/i18n/I18nProvider";
import { Button, ButtonLink } from "~/ui/Button";
import { LinkWithTouchSizedTarget } from "~/ui/LinkWithTouchSizedTarget";
import { Notice } from "~/ui/Notice";
import { registrationPath } from "./paths";
import styles from "./Registration.module.css";
import type { RegistrationPageData } from "./view";

/** Deposit limits per day, week and month (LIM-01). */
const codes = ["20", "21", "22"] as const;

interface LimitStepProps {
  readonly page: Extract<RegistrationPageData, { readonly step: "limit" }>;
}

/** The last step: a deposit limit, or none; no amount is proposed (REG-12, LIM-18). */
export function DepositLimitStep({ page: { type, iso, key } }: LimitStepProps) {
  const { t } = useTranslation("registration");
  const lng = useLanguage();
  const [query] = useSearchParams();
  const onward = (step: "home" | "deposit") =>
    registrationPath(lng, type, query.get("returnUrl") ?? "", { step });
  const isFirst = query.get("step") !== "limit";
  return (
    <>
      <h1>{t("limit_title")}</h1>
      {isFirst ? <Notice kind="success" code="registered" title={t("saving_title")} /> : null}
      <p className={styles.lead}>{t("limit_text")}</p>
      <Form method="post" action={screenPath(lng, "office:responsible")} className={styles.form}>
        <CsrfField />
        <input type="hidden" name="key" value={key} />
        {codes.map((code) => (
          <AmountField key={code} name={`limit-${code}`} label={t(`limit_${code}`)} iso={iso} />
        ))}
        <Button name="intent" value="save" isWide>
          {t("limit_submit")}
        </Button>
      </Form>
      <div className={styles.others}>
        <ButtonLink to={onward("home")} look="quiet" isWide>
          {t("limit_skip")}
        </ButtonLink>
        <p className={styles.links}>
          <LinkWithTouchSizedTarget to={onward("deposit")}>
            {t("limit_deposit")}
          </LinkWithTouchSizedTarget>
          <LinkWithTouchSizedTarget to={screenPath(lng, "office:responsible")}>
            {t("limit_all")}
          </LinkWithTouchSizedTarget>
        </p>
      </div>
    </>
  );
}
