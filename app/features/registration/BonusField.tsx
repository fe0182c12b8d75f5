import { bonusChoices } from "~/domain/registration/types";
import { useTranslation } from "~/i18n/I18nProvider";
import { RadioGroup } from "~/ui/RadioGroup";
import type { RegistrationInputProps } from "./RegistrationInput";

export function BonusField({ state }: RegistrationInputProps) {
  const { t } = useTranslation("registration");
  return (
    <RadioGroup
      name="bonus"
      legend={t("field_bonus")}
      hint={t("bonus_hint")}
      options={bonusChoices.map((value) => ({ value, label: t(`bonus_${value}`) }))}
      value={state.value("bonus") ?? null}
      error={state.error("bonus")}
    />
  );
}
