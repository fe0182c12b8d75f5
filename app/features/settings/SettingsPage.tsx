import { Form, Link } from "@remix-run/react";
import { type GlobalSettings, oddsViewOf } from "~/domain/settings/global-settings";
import { bonusChoices, mailings, type OwnSettings } from "~/domain/settings/own-settings";
import { zoneName } from "~/domain/settings/time-zone";
import { OddsFields } from "~/features/odds/OddsFields";
import { useShell } from "~/features/page/page-context";
import { screenPath } from "~/features/screens/links";
import { I18nProvider, useLanguage, useTranslation } from "~/i18n/I18nProvider";
import type { Messages } from "~/i18n/messages";
import { Button } from "~/ui/Button";
import { Checkbox } from "~/ui/Checkbox";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { Notice } from "~/ui/Notice";
import { RadioGroup } from "~/ui/RadioGroup";
import { Select } from "~/ui/Select";
import styles from "./SettingsPage.module.css";

interface SettingsPageProps {
  readonly messages: Messages;
  readonly settings: GlobalSettings;
  /** A player's own choices; null for a guest. */
  readonly own: OwnSettings | null;
  readonly isSaved: boolean;
  readonly hasFailed: boolean;
}

const boxes = [
  "isCompact",
  "isLightVersion",
  "isVisuallyImpaired",
  "isLeftHidden",
  "isRightHidden",
  "isAccumulatorLine",
  "isAccumulatorLive",
  "isSportsOnly",
  "isOddsLadder",
] as const;
const zones = Array.from({ length: 27 }, (_, index) => index - 12);

/** The page of display settings (LAY-10), one form; a player's are stored at the platform. */
export function SettingsPage({ messages, ...rest }: SettingsPageProps) {
  return (
    <I18nProvider lng={useLanguage()} messages={messages}>
      <SettingsForm {...rest} />
    </I18nProvider>
  );
}

function SettingsForm({ settings, own, isSaved, hasFailed }: Omit<SettingsPageProps, "messages">) {
  const { t } = useTranslation("settings", "errors");
  const lng = useLanguage();
  const { csrf, paths } = useShell();
  return (
    <div className={styles.page}>
      <h1>{t("settings:title")}</h1>
      {isSaved && !hasFailed ? <Notice kind="success">{t("settings:saved")}</Notice> : null}
      <ErrorSummary
        errors={hasFailed ? [{ code: "unavailable", message: t("errors:form_not_saved") }] : []}
      />
      <Form
        method="post"
        action={screenPath(lng, "office:settings")}
        className={styles.form}
        reloadDocument
      >
        <input type="hidden" name="csrf" value={csrf} />
        <input type="hidden" name="boxes" value={[...boxes, ...(own ? mailings : [])].join()} />
        <RadioGroup
          name="theme"
          legend={t("settings:theme")}
          value={settings.theme === null ? "" : String(settings.theme)}
          options={[
            { value: "", label: t("settings:theme_system") },
            { value: "0", label: t("settings:theme_0") },
            { value: "1", label: t("settings:theme_1") },
          ]}
        />
        <RadioGroup
          name="appViewType"
          legend={t("settings:view")}
          value={String(settings.appViewType)}
          options={[
            { value: "0", label: t("settings:view_0") },
            { value: "1", label: t("settings:view_1") },
          ]}
        />
        <RadioGroup
          name="fontSize"
          legend={t("settings:font_size")}
          value={settings.fontSize}
          options={[
            { value: "s", label: t("settings:font_s") },
            { value: "m", label: t("settings:font_m") },
            { value: "l", label: t("settings:font_l") },
          ]}
        />
        <fieldset className={styles.boxes}>
          <legend>{t("settings:group_look")}</legend>
          <Checkbox
            name="isCompact"
            label={t("settings:compact")}
            hint={t("settings:compact_hint")}
            defaultChecked={settings.isCompact}
          />
          <Checkbox
            name="isLightVersion"
            label={t("settings:light_version")}
            hint={t("settings:light_version_hint")}
            defaultChecked={settings.isLightVersion}
          />
          <Checkbox
            name="isVisuallyImpaired"
            label={t("settings:impaired")}
            defaultChecked={settings.isVisuallyImpaired}
          />
          <Checkbox
            name="isLeftHidden"
            label={t("settings:left_hidden")}
            defaultChecked={settings.isLeftHidden}
          />
          <Checkbox
            name="isRightHidden"
            label={t("settings:right_hidden")}
            defaultChecked={settings.isRightHidden}
          />
          <Checkbox
            name="isAccumulatorLine"
            label={t("settings:accumulator_line")}
            defaultChecked={settings.isAccumulatorLine}
          />
          <Checkbox
            name="isAccumulatorLive"
            label={t("settings:accumulator_live")}
            defaultChecked={settings.isAccumulatorLive}
          />
          <Checkbox
            name="isSportsOnly"
            label={t("settings:sports_only")}
            defaultChecked={settings.isSportsOnly}
          />
        </fieldset>
        <OddsFields view={oddsViewOf(settings)} coefIndicationType={settings.coefIndicationType} />
        <Select
          name="timeZone"
          label={t("settings:time_zone")}
          defaultValue={String(settings.timeZone)}
          options={zones.map((zone) => ({ value: String(zone), label: zoneName(zone) }))}
        />
        <RadioGroup
          name="is12h"
          legend={t("settings:clock")}
          value={settings.is12h ? "1" : "0"}
          options={[
            { value: "0", label: t("settings:clock_24") },
            { value: "1", label: t("settings:clock_12") },
          ]}
        />
        {own ? <OwnFields own={own} /> : null}
        <Button>{t("settings:save")}</Button>
      </Form>
      <p>
        <Link to={paths.couponSettings}>{t("settings:group_coupon")}</Link>
      </p>
      <p>
        <Link to={screenPath(lng, "office:security-device")}>{t("settings:device_link")}</Link>
      </p>
    </div>
  );
}

/** What a player is sent and offered (SET-02, SET-03). */
function OwnFields({ own }: { readonly own: OwnSettings }) {
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
      {bonusChoices.map((name) => (
        <Select
          key={name}
          name={name}
          label={label[name]}
          defaultValue={own[name] === null ? "" : String(own[name])}
          options={[
            ...(own[name] === null ? [{ value: "", label: t("bonus_unset") }] : []),
            { value: "0", label: t("bonus_0") },
            { value: "1", label: t("bonus_1") },
            { value: "2", label: t("bonus_2") },
          ]}
        />
      ))}
      <fieldset className={styles.boxes} id="mailing">
        <legend>{t("mailing")}</legend>
        {mailings.map((name) => (
          <Checkbox key={name} name={name} label={label[name]} defaultChecked={own[name]} />
        ))}
      </fieldset>
    </>
  );
}
