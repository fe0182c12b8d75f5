/** Dictionaries by name: `main` and `shell` go to every page, others to the screens that name them. */
interface Dictionaries {
  activation: typeof import("./dictionaries/en/activation.json");
  app: typeof import("./dictionaries/en/app.json");
  bets: typeof import("./dictionaries/en/bets.json");
  captcha: typeof import("./dictionaries/en/captcha.json");
  cashier: typeof import("./dictionaries/en/cashier.json");
  chat: typeof import("./dictionaries/en/chat.json");
  consent: typeof import("./dictionaries/en/consent.json");
  coupon: typeof import("./dictionaries/en/coupon.json");
  device: typeof import("./dictionaries/en/device.json");
  errors: typeof import("./dictionaries/en/errors.json");
  identification: typeof import("./dictionaries/en/identification.json");
  internal: typeof import("./dictionaries/en/internal.json");
  limits: typeof import("./dictionaries/en/limits.json");
  main: typeof import("./dictionaries/en/main.json");
  newsletter: typeof import("./dictionaries/en/newsletter.json");
  notices: typeof import("./dictionaries/en/notices.json");
  popups: typeof import("./dictionaries/en/popups.json");
  recovery: typeof import("./dictionaries/en/recovery.json");
  refusals: typeof import("./dictionaries/en/refusals.json");
  registration: typeof import("./dictionaries/en/registration.json");
  screens: typeof import("./dictionaries/en/screens.json");
  security: typeof import("./dictionaries/en/security.json");
  session: typeof import("./dictionaries/en/session.json");
  settings: typeof import("./dictionaries/en/settings.json");
  shell: typeof import("./dictionaries/en/shell.json");
  social: typeof import("./dictionaries/en/social.json");
  support: typeof import("./dictionaries/en/support.json");
}

export type DictionaryId = keyof Dictionaries;

type Plural = "zero" | "one" | "two" | "few" | "many" | "other";
type Family<Key> = Key extends `${infer Name}_${Plural}` ? Name | Key : Key;
type Key<Id extends DictionaryId> = Family<keyof Dictionaries[Id] & string>;
type Named<Id extends DictionaryId> = { [Each in Id]: `${Each}:${Key<Each>}` }[Id];

/**
 * Keys of texts: those of `Home` without a prefix, and those of every dictionary in `Ids` as
 * `dictionary:key`.
 */
export type TextKeyOf<Home extends DictionaryId, Ids extends DictionaryId> = Key<Home> | Named<Ids>;
