import { type IdentityFormField, identityFormFields } from "~/domain/identification/identification";
import { type RefusedFormReply, typedValueOf } from "~/features/forms/reply";
import { CsrfField } from "~/features/page/CsrfField";
import { screenPath } from "~/features/screens/links";
import { useLanguage, useTranslation } from "~/i18n/I18nProvider";
import { Button } from "~/ui/Button";
import type { SummaryError } from "~/ui/ErrorSummary";
import { Field, type FieldProps } from "~/ui/Field";
import { FormWithFullPageLoad } from "~/ui/FormWithFullPageLoad";
import type { IdentificationPageProps } from "./IdentificationPage";
import styles from "./IdentificationPage.module.css";

const inputs: Readonly<
  Record<IdentityFormField, Pick<FieldProps, "type" | "autoComplete" | "dir">>
> = {
  name: { autoComplete: "given-name" },
  surname: { autoComplete: "family-name" },
  date_birthday: { type: "date", autoComplete: "bday" },
  passport: { autoComplete: "off", dir: "ltr" },
};

interface IdentificationFormProps extends Pick<IdentificationPageProps, "page"> {
  readonly reply: RefusedFormReply | null;
  readonly errors: readonly SummaryError[];
}

export function IdentificationForm({ page, reply, errors }: IdentificationFormProps) {
  const { t } = useTranslation("identification");
  const lng = useLanguage();
  const query = new URLSearchParams();
  if (page.isRequired) query.set("required", "1");
  if (page.returnUrl !== null) query.set("returnUrl", page.returnUrl);
  const action = screenPath(lng, "office:identification");
  return (
    <FormWithFullPageLoad
      method="post"
      action={query.size > 0 ? `${action}?${query}` : action}
      className={styles.form}
      noValidate
    >
      <CsrfField />
      <p>{t("papers")}</p>
      {identityFormFields.map((name) => (
        <Field
          key={name}
          name={name}
          label={t(`field_${name}`)}
          defaultValue={typedValueOf(reply, name)}
          maxLength={100}
          required
          error={errors.find(({ field }) => field === name) ?? null}
          {...inputs[name]}
        />
      ))}
      <Button isWide>{t("send")}</Button>
    </FormWithFullPageLoad>
  );
}
