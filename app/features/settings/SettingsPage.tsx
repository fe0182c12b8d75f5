import { Form, Link } from "@remix-run/react";
import { useMemo } from "react";
import type { DisplaySettings } from "~/domain/settings/display-settings";
import {
  type PlayerPreferences,
  parsePlayerPreferences,
  playerPreferenceTexts,
  switchFields,
} from "~/domain/settings/own-settings";
import {
  displaySettingTexts,
  parseDisplaySettings,
} from "~/domain/settings/parse-display-settings";
import { type FormReply, typedTextsByField } from "~/features/forms/reply";
import { useScreenForm } from "~/features/forms/use-screen-form";
import { CsrfField } from "~/features/page/CsrfField";
import { ErrorTitlePrefix } from "~/features/page/ErrorTitlePrefix";
import { usePageContext } from "~/features/page/page-context";
import { useShellData } from "~/features/page/shell-data";
import { screenPath } from "~/features/screens/links";
import { I18nProvider, useLanguage, useTranslation } from "~/i18n/I18nProvider";
import type { Messages } from "~/i18n/messages";
import { Button } from "~/ui/Button";
import { ErrorSummary } from "~/ui/ErrorSummary";
import { Notice } from "~/ui/Notice";
import { MessageAndBonusFields } from "./MessageAndBonusFields";
import { SettingsFields } from "./SettingsFields";
import styles from "./SettingsPage.module.css";
import { checkboxSettings, type SettingName, withUntickedBoxes } from "./settings-names";

interface SettingsPageProps {
  readonly messages: Messages;
  readonly settings: DisplaySettings;
  /** A player's own choices; null for a guest. */
  readonly own: PlayerPreferences | null;
  readonly isSaved: boolean;
  /** The action's response if nothing was saved. */
  readonly reply: FormReply | null;
}

/**
 * The page of display settings (LAY-10, SET-01), one form; a player's are stored at the platform, a guest's in his
 * browser.
 */
export function SettingsPage({ messages, ...rest }: SettingsPageProps) {
  return (
    <I18nProvider lng={useLanguage()} messages={messages}>
      <SettingsForm {...rest} />
    </I18nProvider>
  );
}

function SettingsForm({
  settings: stored,
  own: storedOwn,
  isSaved,
  reply,
}: Omit<SettingsPageProps, "messages">) {
  const { t } = useTranslation("settings");
  const lng = useLanguage();
  const { paths } = usePageContext();
  const { languages } = useShellData();
  const { settings, own, shown, refused } = useMemo(() => {
    const typed = withUntickedBoxes(reply ? typedTextsByField(reply) : {});
    // A refused form shows what was chosen; a text that is no choice has none to show.
    const settings = parseDisplaySettings(typed, stored);
    const own = storedOwn && parsePlayerPreferences(typed, storedOwn);
    const shown = {
      ...displaySettingTexts(settings),
      ...(own && playerPreferenceTexts(own)),
      language: languages.find((each) => each === typed["language"]) ?? lng,
    };
    return { settings, own, shown, refused: reply && { ...reply, initialValue: shown } };
  }, [reply, stored, storedOwn, languages, lng]);
  const isPlayer = own !== null;
  const form = useScreenForm<SettingName>({
    name: "default",
    reply: refused,
    defaultValue: shown,
    words: {
      dictionary: "settings",
      keys: { choice: "settings:coupon_error_choice", unavailable: "errors:form_not_saved" },
    },
  });
  return (
    <div className={styles.page}>
      <ErrorTitlePrefix hasFailed={reply !== null} />
      <h1>{t("title")}</h1>
      {isSaved && reply === null ? <Notice kind="success">{t("saved")}</Notice> : null}
      <ErrorSummary errors={form.summary} />
      <Form
        {...form.form}
        method="post"
        action={screenPath(lng, isPlayer ? "office:settings" : "settings")}
        className={styles.form}
        reloadDocument
      >
        <CsrfField />
        <input
          type="hidden"
          name="boxes"
          value={[...checkboxSettings, ...(own ? switchFields : [])].join()}
        />
        <SettingsFields form={form} settings={settings} allowed={languages} />
        {own ? <MessageAndBonusFields form={form} own={own} /> : null}
        <div className={styles.save}>
          <Button>{t("save")}</Button>
          {isPlayer ? null : <p className={styles.note}>{t("kept_guest")}</p>}
        </div>
      </Form>
      <ul className={styles.more}>
        <li>
          <Link to={paths.couponSettings}>{t("coupon_title")}</Link>
        </li>
        {isPlayer ? (
          <li>
            <Link to={screenPath(lng, "office:security-device")}>{t("device_link")}</Link>
          </li>
        ) : null}
      </ul>
    </div>
  );
}
