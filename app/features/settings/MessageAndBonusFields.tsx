import {
  bonusTypeFields,
  mailingFields,
  type PlayerPreferences,
} from "~/domain/settings/own-settings";
import { useTranslation } from "~/i18n/I18nProvider";
import { Checkbox } from "~/ui/Checkbox";
import { Select } from "~/ui/Select";
import type { SettingsFieldsProps } from "./SettingCheckbox";
import { SettingsGroup } from "./SettingsGroup";

/** Fields for the messages and bonuses that a player wants (SET-02, SET-03). */
export function MessageAndBonusFields({
  form,
  own,
}: Pick<SettingsFieldsProps, "form"> & { readonly own: PlayerPreferences }) {
  const { t } = useTranslation("settings");
  const label = {
    bonus_type: t("bonus_type"),
    first_deposit_bonus_type: t("first_bonus_type"),
    enable_mail_news: t("mail_news"),
    enable_mail_deposit: t("mail_deposit"),
    enable_mail_bets: t("mail_bets"),
    enable_sms_news: t("sms_news"),
  };
  return (
    <>
      <SettingsGroup title={t("group_bonuses")}>
        {bonusTypeFields.map((name) => (
          <Select
            key={name}
            {...form.select(name)}
            label={label[name]}
            options={[
              ...(own[name] === null ? [{ value: "", label: t("bonus_unset") }] : []),
              { value: "0", label: t("bonus_0") },
              { value: "1", label: t("bonus_1") },
              { value: "2", label: t("bonus_2") },
            ]}
          />
        ))}
      </SettingsGroup>
      <SettingsGroup title={t("mailing")} id="mailing">
        {mailingFields.map((name) => (
          <Checkbox key={name} {...form.checkbox(name)} label={label[name]} />
        ))}
      </SettingsGroup>
    </>
  );
}
