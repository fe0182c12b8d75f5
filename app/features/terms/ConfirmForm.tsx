import { CsrfField } from "~/features/page/CsrfField";
import { useTranslation } from "~/i18n/I18nProvider";
import { Button } from "~/ui/Button";
import { Checkbox } from "~/ui/Checkbox";
import { FormWithFullPageLoad } from "~/ui/FormWithFullPageLoad";
import styles from "./ConfirmPage.module.css";

interface ConfirmFormProps {
  readonly action: string;
  readonly error: {
    readonly code: string;
    readonly message: string;
    readonly field: string;
  } | null;
}

export function ConfirmForm({ action, error }: ConfirmFormProps) {
  const { t } = useTranslation("session");
  return (
    <FormWithFullPageLoad method="post" action={action} className={styles.form}>
      <CsrfField />
      <Checkbox name="accept" label={t("terms_accept_label")} error={error} />
      <Button isWide>{t("terms_accept")}</Button>
    </FormWithFullPageLoad>
  );
}
