/** Choices that only a player has (SET-02, SET-03), by their names in the platform's record. */
export interface OwnSettings {
  /** Bonuses that are offered: 0 none, 1 sport, 2 casino; null = as chosen when registering. */
  readonly bonus_type: 0 | 1 | 2 | null;
  readonly first_deposit_bonus_type: 0 | 1 | 2 | null;
  readonly enable_mail_news: boolean;
  readonly enable_mail_deposit: boolean;
  readonly enable_mail_bets: boolean;
  readonly enable_sms_news: boolean;
}

export const mailings = [
  "enable_mail_news",
  "enable_mail_deposit",
  "enable_mail_bets",
  "enable_sms_news",
] as const satisfies readonly (keyof OwnSettings)[];
export const bonusChoices = [
  "bonus_type",
  "first_deposit_bonus_type",
] as const satisfies readonly (keyof OwnSettings)[];

/** Nothing is sent, and no kind of bonus is chosen, before the player says so. */
export const noOwnSettings: OwnSettings = {
  bonus_type: null,
  first_deposit_bonus_type: null,
  enable_mail_news: false,
  enable_mail_deposit: false,
  enable_mail_bets: false,
  enable_sms_news: false,
};

type Values = Readonly<Record<string, string | number | boolean | undefined>>;

/** Choices from plain values; what is missing or none stays as it is. */
export function readOwnSettings(values: Values, before: OwnSettings = noOwnSettings): OwnSettings {
  const type = (name: (typeof bonusChoices)[number]) => {
    const text = String(values[name] ?? "");
    return text === "0" || text === "1" || text === "2"
      ? (Number(text) as 0 | 1 | 2)
      : before[name];
  };
  const flag = (name: (typeof mailings)[number]) => {
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
  };
}

/** Choices as plain values for the platform's record. */
export function ownSettingsValues(own: OwnSettings): Record<string, string> {
  return {
    ...Object.fromEntries(
      bonusChoices.flatMap((name) => (own[name] === null ? [] : [[name, String(own[name])]])),
    ),
    ...Object.fromEntries(mailings.map((name) => [name, own[name] ? "1" : "0"])),
  };
}
