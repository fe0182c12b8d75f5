import {
  bonusTypeFields,
  mailingFields,
  type PlayerPreferences,
  pushFields,
} from "~/domain/settings/own-settings";
import { useShellData } from "~/features/page/shell-data";
import { useTranslation } from "~/i18n/I18nProvider";
import { ButtonLink } from "~/ui/Button";
import { Checkbox } from "~/ui/Checkbox";
import { useHydrated } from "~/ui/hydrated";
import { Select } from "~/ui/Select";
import { WithoutScript } from "~/ui/WithoutScript";
import type { SettingsFieldsProps } from "./SettingCheckbox";
import { SettingsGroup } from "./SettingsGroup";

/** Fields for the messages and bonuses that a player wants (SET-02, SET-03). */
export function MessageAndBonusFields({
  form,
  own,
}: Pick<SettingsFieldsProps, "form"> & { readonly own: PlayerPreferences }) {
  const { t } = useTranslation("settings");
  const { app } = useShellData<{ readonly app: { readonly isPwa: boolean } }>();
  const isAlive = useHydrated();
  const label = {
    bonus_type: t("bonus_type"),
    first_deposit_bonus_type: t("first_bonus_type"),
    enable_mail_news: t("mail_news"),
    enable_mail_deposit: t("mail_deposit"),
    enable_mail_bets: t("mail_bets"),
    enable_sms_news: t("sms_news"),
    enable_push_bets: t("push_bets"),
    enable_push_goals: t("push_goals"),
    enable_push_support: t("push_support"),
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
      <SettingsGroup title={t("group_push")} id="push">
        {pushFields.map((name) => (
          <Checkbox key={name} {...form.checkbox(name)} label={label[name]} />
        ))}
        <p>{t("push_about")}</p>
        {isAlive && app.isPwa ? (
          <>
            <ButtonLink to="#push" look="quiet" data-push="device">
              {t("push_device_on")}
            </ButtonLink>
            <ButtonLink to="#push" look="quiet" data-push="off">
              {t("push_device_off")}
            </ButtonLink>
          </>
        ) : null}
        <WithoutScript>{t("push_without_script")}</WithoutScript>
      </SettingsGroup>
    </>
  );
}
