import { socialProviders } from "~/domain/social/providers";
import { useTranslation } from "~/i18n/I18nProvider";
import { RadioGroup } from "~/ui/RadioGroup";
import type { RegistrationInputProps } from "./RegistrationInput";

export function SocialNetworkField({ form, state }: RegistrationInputProps) {
  const { t } = useTranslation("registration");
  return (
    <RadioGroup
      name="provider"
      legend={t("field_provider")}
      options={form.providers.map((value) => ({ value, label: socialProviders[value] }))}
      value={state.value("provider") ?? null}
      error={state.error("provider")}
    />
  );
}
