import type { ScreenFormView } from "~/features/forms/use-screen-form";
import { CsrfField } from "~/features/page/CsrfField";
import { useTranslation } from "~/i18n/I18nProvider";
import { Button } from "~/ui/Button";
import { Checkbox } from "~/ui/Checkbox";
import { FormWithFullPageLoad } from "~/ui/FormWithFullPageLoad";
import styles from "./ConfirmPage.module.css";

interface ConfirmFormProps {
  readonly action: string;
  readonly form: ScreenFormView<"accept">;
}

export function ConfirmForm({ action, form }: ConfirmFormProps) {
  const { t } = useTranslation("session");
  return (
    <FormWithFullPageLoad {...form.form} method="post" action={action} className={styles.form}>
      <CsrfField />
      <Checkbox {...form.checkbox("accept")} label={t("terms_accept_label")} />
      <Button isWide>{t("terms_accept")}</Button>
    </FormWithFullPageLoad>
  );
}
