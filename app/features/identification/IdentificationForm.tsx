import { type IdentityFormField, identityFormFields } from "~/domain/identification/identification";
import type { ScreenFormView } from "~/features/forms/use-screen-form";
import { CsrfField } from "~/features/page/CsrfField";
import { screenPath } from "~/features/screens/links";
import { useLanguage, useTranslation } from "~/i18n/I18nProvider";
import { Button } from "~/ui/Button";
import { Field, type FieldProps } from "~/ui/Field";
import { FormWithFullPageLoad } from "~/ui/FormWithFullPageLoad";
import type { IdentificationPageProps } from "./IdentificationPage";
import styles from "./IdentificationPage.module.css";

const inputs: Readonly<
  Record<IdentityFormField, Pick<FieldProps, "autoComplete" | "dir"> & { type: "text" | "date" }>
> = {
  name: { type: "text", autoComplete: "given-name" },
  surname: { type: "text", autoComplete: "family-name" },
  date_birthday: { type: "date", autoComplete: "bday" },
  passport: { type: "text", autoComplete: "off", dir: "ltr" },
};

interface IdentificationFormProps extends Pick<IdentificationPageProps, "page"> {
  readonly papers: ScreenFormView<IdentityFormField>;
}

export function IdentificationForm({ page, papers }: IdentificationFormProps) {
  const { t } = useTranslation("identification");
  const lng = useLanguage();
  const query = new URLSearchParams();
  if (page.isRequired) query.set("required", "1");
  if (page.returnUrl !== null) query.set("returnUrl", page.returnUrl);
  const action = screenPath(lng, "office:identification");
  return (
    <FormWithFullPageLoad
      {...papers.form}
      method="post"
      action={query.size > 0 ? `${action}?${query}` : action}
      className={styles.form}
    >
      <CsrfField />
      <p>{t("papers")}</p>
      {identityFormFields.map((name) => (
        <Field
          key={name}
          {...papers.input(name, inputs[name].type)}
          label={t(`field_${name}`)}
          maxLength={100}
          required
          {...inputs[name]}
        />
      ))}
      <Button isWide>{t("send")}</Button>
    </FormWithFullPageLoad>
  );
}
