import { falseFormValues, trueFormValues } from "../coupon/settings/form-values";
import { pushSwitch } from "../web-push/web-push";

/**
 * Choices that only players have, not guests (SET-02, SET-03), by their names in the platform's
 * record.
 */
export interface PlayerPreferences {
  /** Bonuses that are offered: 0 none, 1 sport, 2 casino; null = as chosen when registering. */
  readonly bonus_type: 0 | 1 | 2 | null;
  readonly first_deposit_bonus_type: 0 | 1 | 2 | null;
  readonly enable_mail_news: boolean;
  readonly enable_mail_deposit: boolean;
  readonly enable_mail_bets: boolean;
  readonly enable_sms_news: boolean;
  readonly enable_push_bets: boolean;
  readonly enable_push_goals: boolean;
  readonly enable_push_support: boolean;
}

export const mailingFields = [
  "enable_mail_news",
  "enable_mail_deposit",
  "enable_mail_bets",
  "enable_sms_news",
] as const satisfies readonly (keyof PlayerPreferences)[];
/** Switches of the messages that devices get, once a device is registered for them. */
export const pushFields = Object.values(pushSwitch);
/** Choices that are on or off. */
export const switchFields = [...mailingFields, ...pushFields] as const;
export const bonusTypeFields = [
  "bonus_type",
  "first_deposit_bonus_type",
] as const satisfies readonly (keyof PlayerPreferences)[];

/** Defaults: no messages and no bonus until the player chooses. */
export const defaultPlayerPreferences: PlayerPreferences = {
  bonus_type: null,
  first_deposit_bonus_type: null,
  enable_mail_news: false,
  enable_mail_deposit: false,
  enable_mail_bets: false,
  enable_sms_news: false,
  enable_push_bets: false,
  enable_push_goals: false,
  enable_push_support: false,
};

type Values = Readonly<Record<string, string | number | boolean | undefined>>;

/** Parses choices from plain values; missing or invalid ones keep their previous value. */
export function parsePlayerPreferences(
  values: Values,
  before: PlayerPreferences = defaultPlayerPreferences,
): PlayerPreferences {
  const type = (name: (typeof bonusTypeFields)[number]) => {
    const text = String(values[name] ?? "");
    return text === "0" || text === "1" || text === "2"
      ? (Number(text) as 0 | 1 | 2)
      : before[name];
  };
  const flag = (name: (typeof switchFields)[number]) => {
    const value = values[name];
    return value === undefined ? before[name] : ["1", "true", "on"].includes(String(value));
  };
  return {
    bonus_type: type("bonus_type"),
    first_deposit_bonus_type: type("first_deposit_bonus_type"),
    enable_mail_news: flag("enable_mail_news"),
    enable_mail_deposit: flag("enable_mail_deposit"),
    enable_mail_bets: flag("enable_mail_bets"),
    enable_sms_news: flag("enable_sms_news"),
    enable_push_bets: flag("enable_push_bets"),
    enable_push_goals: flag("enable_push_goals"),
    enable_push_support: flag("enable_push_support"),
  };
}

/** Names of the choices whose text in a form is none of theirs (SET-02, SET-03). */
export function invalidPlayerPreferences(texts: Readonly<Record<string, string>>): string[] {
  const isOffered = (name: string, offered: readonly string[]) =>
    texts[name] === undefined || offered.includes(texts[name]);
  return [
    // The empty text is the list's entry for what was chosen when registering.
    ...bonusTypeFields.filter((name) => !isOffered(name, ["", "0", "1", "2"])),
    ...switchFields.filter((name) => !isOffered(name, [...trueFormValues, ...falseFormValues])),
  ];
}

/** Choices as the texts of a form's fields. */
export function playerPreferenceTexts(
  own: PlayerPreferences,
): Record<keyof PlayerPreferences, string> {
  return Object.fromEntries([
    ...bonusTypeFields.map((name) => [name, String(own[name] ?? "")]),
    ...switchFields.map((name) => [name, own[name] ? "1" : "0"]),
  ]);
}

/** Choices as plain values for the platform's record; what was chosen when registering is not among them. */
export function serializePlayerPreferences(own: PlayerPreferences): Record<string, string> {
  return Object.fromEntries(
    Object.entries(playerPreferenceTexts(own)).filter(([, text]) => text !== ""),
  );
}
