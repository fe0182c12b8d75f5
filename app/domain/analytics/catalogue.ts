import type { ConsentClass } from "~/domain/consent/choice";
import { pageCallEvents } from "./page-calls";
import { isEventWord } from "./words";

/**
 * Families of events (seed 2 §9 and what §4 adds) with their titles in docs/analytics.md. All of them measure how the site
 * is used, so all need the consent that grants `analytics_storage`.
 */
export const eventFamilies = {
  pages: "Pages",
  registration: "Registration",
  login: "Sign-in",
  recovery: "Password recovery",
  user: "User",
  captcha: "Captcha",
  personal_data: "Personal data",
  security: "Security",
  cashback: "Cashback",
  bonuses: "Bonuses",
  wallets: "Wallets",
  deposits: "Deposits",
  withdrawals: "Withdrawals",
  bet_history: "Bet history",
  messages: "Messages",
  support: "Support",
  partners: "Partner programme",
  promo_purchase: "Promo purchase",
  coupon: "Bet slip",
  bets: "Bets",
  games: "Casino games",
  tickets: "Lotto and toto",
  safety: "Player safety",
  terms: "Terms, age and consent",
  settings: "Settings",
  popups: "Popups",
  app: "App install and update",
  performance: "Performance",
  errors: "Errors",
} as const;
export type EventFamily = keyof typeof eventFamilies;

/** Consent that every event needs (ANA-01, CNS-03). */
export const analyticsConsent = "marketing" satisfies ConsentClass;

/**
 * Kind of a field. `word`: a name of the product's own, such as a screen, a form's field or an error code, never what a
 * visitor typed; `number`: not negative; a list: one of these words. A question mark allows null.
 */
type FieldKind = "word" | "word?" | "number" | "number?" | "flag" | readonly string[];

interface EventEntry {
  readonly family: EventFamily;
  readonly fields: Readonly<Record<string, FieldKind>>;
  /** The collector's number, where the specification gives one. */
  readonly id?: number;
  /** When it is recorded. */
  readonly when: string;
}

interface FormEntry {
  readonly family: EventFamily;
  /** Fields of both results. */
  readonly fields: Readonly<Record<string, FieldKind>>;
  /** What the form does, for docs/analytics.md. */
  readonly does: string;
}

const registrationWay = ["fast_reg", "phone_reg", "full_reg", "soc_reg"] as const;
const registrationWayOrNone = "word?" as const;
const form = <const Family extends EventFamily>(family: Family, does: string) => ({
  family,
  fields: {},
  does,
});

/**
 * Forms by the name of their events: each post is one event, `{name}_done`, or `{name}_error` with the code of the first
 * error and its field (null = the form as a whole).
 */
export const formEvents = {
  registration: {
    family: "registration",
    fields: { type: registrationWayOrNone },
    does: "Opens an account; done = the player exists",
  },
  registration_cancel: form("registration", "Gives up the registration that waits for a code"),
  login: {
    family: "login",
    fields: { way: "word", attempt: "number" },
    does: "Signs in; done = the session has begun. `attempt` counts the tries since the last success",
  },
  login_sms: form("login", "Sends the SMS code of a sign-in"),
  login_sms_resend: form("login", "Sends the SMS code of a sign-in again"),
  login_cancel: form("login", "Gives up the sign-in that waits for a code"),
  recovery_code_sent: form("recovery", "Sends a recovery code"),
  recovery_code_resend: form("recovery", "Sends a recovery code again"),
  recovery_code: {
    family: "recovery",
    fields: { reason: ["wrong_code", "time_up", "other", "none"] },
    does: "Takes a recovery code; `reason` of a refused one: wrong, or over its time",
  },
  recovery_password: form("recovery", "Saves the new password"),
  recovery_cancel: form("recovery", "Gives up the recovery"),
  logout: {
    family: "user",
    fields: { devices: ["one", "all"] },
    does: "Signs out, of this device or of all",
  },
  activation: form("personal_data", "Confirms an e-mail address by code or link"),
  activation_resend: form("personal_data", "Sends the code of an activation again"),
  identification: form("personal_data", "Saves the data of the identification"),
  personal_data: form("personal_data", "Fills the empty fields of the profile"),
  documents: form("personal_data", "Sends documents"),
  password_change: form("security", "Changes the password"),
  two_step_start: form("security", "Starts the second step's set-up"),
  two_step_on: form("security", "Turns the second step on"),
  two_step_saved: form("security", "Confirms that the spare codes are saved"),
  two_step_off: form("security", "Turns the second step off"),
  phone_change: form("security", "Changes the telephone number"),
  phone_code: form("security", "Confirms a telephone number by its code"),
  email_change: form("security", "Changes the e-mail address"),
  email_code: form("security", "Confirms an e-mail address by its code"),
  contact_cancel: form("security", "Gives up a change of number or address"),
  secret_question: form("security", "Saves the secret question"),
  session_end: form("security", "Ends the session of another device"),
  sign_in_news: form("security", "Turns messages about sign-ins on or off"),
  network_link: form("security", "Links a social network"),
  network_unlink: form("security", "Removes a social network"),
  device_code_show: form("security", "Shows the code for another device"),
  device_confirm: form("security", "Lets another device in"),
  device_refuse: form("security", "Refuses another device"),
  cashback_take: form("cashback", "Takes cashback"),
  bonus_take: form("bonuses", "Takes a bonus"),
  bonus_refuse: form("bonuses", "Refuses a bonus"),
  wallet_activate: form("wallets", "Chooses the active account"),
  wallet_add: form("wallets", "Opens an account in another currency"),
  wallet_remove: form("wallets", "Closes an account"),
  wallet_convert: form("wallets", "Converts money between accounts"),
  deposit: form("deposits", "Orders a deposit"),
  withdrawal: form("withdrawals", "Orders a withdrawal"),
  withdrawal_cancel: form("withdrawals", "Takes a withdrawal back"),
  support_message: form("support", "Writes to support"),
  support_idea: form("support", "Shares an idea"),
  support_request: form("support", "Sends a request about a payment"),
  support_reply: form("support", "Answers in a request about a payment"),
  support_appeal: form("support", "Appeals against a block"),
  support_question: form("support", "Asks a question in the dialog"),
  newsletter_subscribe: form("messages", "Subscribes an e-mail address to news"),
  newsletter_confirm: form("messages", "Confirms the subscription"),
  newsletter_stop: form("messages", "Stops a mailing"),
  promo_purchase: form("promo_purchase", "Buys a promo code"),
  coupon_add: form("coupon", "Adds selections"),
  coupon_remove: form("coupon", "Removes a selection"),
  coupon_combine: form("coupon", "Combines selections of a match"),
  coupon_clear: form("coupon", "Empties the slip"),
  coupon_type: form("coupon", "Chooses the type"),
  coupon_system: form("coupon", "Chooses the size of a system"),
  coupon_banker: form("coupon", "Makes a selection a banker, or no longer"),
  coupon_block: form("coupon", "Moves a selection to a block"),
  coupon_amount: form("coupon", "Sets a stake"),
  coupon_promo: form("coupon", "Applies a promo code"),
  coupon_account: form("coupon", "Chooses the account that pays"),
  coupon_max: form("coupon", "Sets the highest stake"),
  coupon_auto_max: form("coupon", "Turns the highest stake on or off"),
  coupon_express: form("coupon", "Takes a ready-made accumulator"),
  coupon_add_all: form("coupon", "Adds several selections and their stake"),
  coupon_reuse: form("coupon", "Takes over the selections of a placed bet"),
  coupon_load_code: form("coupon", "Loads a shared slip"),
  coupon_save_code: form("coupon", "Shares the slip"),
  coupon_restore: form("coupon", "Restores the slip from the browser's copy"),
  bet_place: form("bets", "Places the slip"),
  bet_place_result: form("bets", "Asks for the result of a placement without an answer"),
  bet_one_click: form("bets", "Places a one-click bet"),
  bet_one_click_result: form("bets", "Asks for the result of a one-click bet without an answer"),
  bet_cash_out: form("bets", "Cashes a bet out"),
  bet_auto_cash_out: form("bets", "Sets an automatic cash-out"),
  bet_auto_cash_out_cancel: form("bets", "Cancels an automatic cash-out"),
  favourite: form("settings", "Marks a favourite, or no longer"),
  game_launch: { family: "games", fields: { mode: "word" }, does: "Opens a game" },
  game_round: form("games", "Plays a round"),
  game_client_seed: form("games", "Sets the own seed"),
  game_new_seed: form("games", "Changes the server's seed"),
  game_favourite: form("games", "Marks a game as a favourite, or no longer"),
  lotto_ticket: form("tickets", "Buys a lotto ticket"),
  toto_coupon: form("tickets", "Buys a toto coupon"),
  limits_save: form("safety", "Saves limits"),
  limits_stricter: form("safety", "Chooses the stricter of two limits"),
  limits_cancel: form("safety", "Cancels a pending limit"),
  limits_test: form("safety", "Answers the knowledge test"),
  limits_approval: {
    family: "safety",
    fields: { action: "word" },
    does: "Approves or rejects a higher limit (1 or 0)",
  },
  play_break: form("safety", "Starts a break"),
  self_exclusion: form("safety", "Confirms a self-exclusion"),
  reality_check: {
    family: "safety",
    fields: { action: "word" },
    does: "Answers a reality check (continue, log_out, nothing)",
  },
  age_confirm: form("terms", "Confirms the age"),
  terms_confirm: form("terms", "Accepts changed terms"),
  terms_update_read: form("terms", "Closes the notice of changed terms"),
  settings: form("settings", "Saves display settings"),
  coupon_settings: form("settings", "Saves the settings of the slip"),
  language: form("settings", "Chooses a language"),
  push_on: form("app", "Turns notifications on this device on"),
  push_off: form("app", "Turns notifications on this device off"),
  app_banner_close: form("app", "Closes the app's banner"),
} as const satisfies Readonly<Record<string, FormEntry>>;
export type FormEventName = keyof typeof formEvents;

const pageCall = <const Family extends EventFamily>(family: Family, page: string) => ({
  family,
  fields: { mode: ["document", "navigation", "restored"] as const },
  when: `${page} is shown`,
});

/** Events that are no form's. */
export const ownEvents = {
  page_view: {
    family: "pages",
    fields: {
      screen: "word",
      mode: ["document", "navigation", "restored"],
      status: "number",
    },
    when: "Any other page is shown: loaded, reached by a script, or restored by the browser",
  },
  registration_page_call: pageCall("registration", "The registration page"),
  registration_type_chosen: {
    family: "registration",
    fields: { type: registrationWay },
    when: "A way to register is chosen by its address",
  },
  registration_submit: {
    family: "registration",
    fields: { type: registrationWay },
    when: "The registration form is posted",
  },
  registration_phone_code_sent: {
    family: "registration",
    fields: { isRepeat: "flag" },
    when: "An SMS code was sent to a new player",
  },
  registration_phone_code_approved: {
    family: "registration",
    fields: {},
    when: "The SMS code was right",
  },
  registration_phone_code_error: {
    family: "registration",
    fields: {},
    when: "The SMS code was refused",
  },
  registration_email_sent: {
    family: "registration",
    fields: { isRepeat: "flag" },
    when: "A mail with code and link was sent to a new player",
  },
  registration_email_done: {
    family: "registration",
    fields: {},
    when: "The mail's code or link was right",
  },
  registration_email_error: {
    family: "registration",
    fields: {},
    when: "The mail's code or link was refused",
  },
  registration_bonus_chosen: {
    family: "registration",
    fields: { bonus: ["0", "1", "2"] },
    when: "A registration names a bonus: 0 none, 1 sports, 2 casino",
  },
  registration_credentials_saved: {
    family: "registration",
    fields: { saved: ["file", "picture", "email"] },
    when: "Generated credentials are kept",
  },
  registration_credentials_unsaved: {
    family: "registration",
    fields: {},
    when: "A new player goes on without keeping them",
  },
  registration_deposit: {
    family: "registration",
    fields: {},
    when: "A new player goes on to the cashier",
  },
  registration_home: {
    family: "registration",
    fields: {},
    when: "A new player goes on to the site",
  },
  registration_left: {
    family: "registration",
    fields: { type: registrationWayOrNone },
    when: "The registration page is left before its end (with a script)",
  },
  login_page_call: pageCall("login", "The sign-in page"),
  login_code_asked: {
    family: "login",
    fields: { way: "word", attempt: "number" },
    when: "A right password leads to the second step",
  },
  recovery_page_call: pageCall("recovery", "The recovery page"),
  user_authenticated: { family: "user", fields: {}, when: "A session has begun in this browser" },
  user_unauthenticated: {
    family: "user",
    fields: {},
    when: "The session of this browser has ended",
  },
  user_idle: {
    family: "user",
    fields: {},
    when: "A player did nothing for half of the time that ends the session",
  },
  user_active: { family: "user", fields: {}, when: "The player is active again after that" },
  captcha_success: {
    family: "captcha",
    fields: {},
    id: 10190,
    when: "A captcha was answered right",
  },
  captcha_fail: { family: "captcha", fields: {}, id: 10191, when: "A captcha was answered wrong" },
  security_page_call: pageCall("security", "The security page"),
  cashback_page_call: pageCall("cashback", "A cashback page"),
  bonuses_page_call: pageCall("bonuses", "A bonus page of the office"),
  wallets_page_call: pageCall("wallets", "The wallets"),
  deposit_page_call: pageCall("deposits", "The deposit page"),
  withdrawal_page_call: pageCall("withdrawals", "The withdrawal page"),
  bet_history_page_call: pageCall("bet_history", "The bet history"),
  support_page_call: pageCall("support", "The support page"),
  partners_page_call: pageCall("partners", "A page of the partner programme"),
  promo_purchase_call: pageCall("promo_purchase", "The promo code store"),
  consent_choice: {
    family: "terms",
    fields: { choice: ["all", "marketing"] },
    when: "A visitor consents to analytics (a refusal is not an event)",
  },
  notice_shown: {
    family: "pages",
    fields: { reason: "word", status: "number" },
    when: "A notice stands in place of a page: block, maintenance, ban",
  },
  popup_shown: { family: "popups", fields: { kind: "word" }, when: "A popup opens" },
  popup_closed: {
    family: "popups",
    fields: { kind: "word", by: ["visitor", "time", "action"] },
    when: "A popup is closed: by the visitor, by its time, or by what it offers",
  },
  app_install_offered: { family: "app", fields: {}, when: "The browser's install prompt is shown" },
  app_install_answered: {
    family: "app",
    fields: { outcome: ["accepted", "dismissed"] },
    when: "The install prompt is answered",
  },
  app_installed: { family: "app", fields: {}, when: "The browser reports the app as installed" },
  app_update_reload: { family: "app", fields: {}, when: "A visitor reloads for a new version" },
  chat_opened: { family: "support", fields: { vendor: "word" }, when: "A chat opens" },
  chat_failed: { family: "support", fields: { vendor: "word" }, when: "A chat does not load" },
  web_vital: {
    family: "performance",
    fields: {
      metric: ["CLS", "FCP", "INP", "LCP", "TTFB"],
      value: "number",
      rating: ["good", "needs-improvement", "poor"],
      screen: "word",
    },
    when: "A page was quiet for 10 s: what its visitor met (ms; CLS without a unit)",
  },
  error: {
    family: "errors",
    fields: {
      kind: ["shell", "remote", "form", "script", "server"],
      place: "word",
      request: "word?",
      code: "word",
    },
    when: "An unexpected error, at most 10 a page (ANA-08)",
  },
} as const satisfies Readonly<Record<string, EventEntry>>;

type OwnName = keyof typeof ownEvents;
/** Name of an event. */
export type EventName = OwnName | `${FormEventName}_${"done" | "error"}`;

type Value<Kind> = Kind extends readonly (infer One)[]
  ? One
  : Kind extends "word"
    ? string
    : Kind extends "word?"
      ? string | null
      : Kind extends "number"
        ? number
        : Kind extends "number?"
          ? number | null
          : Kind extends "flag"
            ? boolean
            : never;
type Values<Fields> = { readonly [Name in keyof Fields]: Value<Fields[Name]> };

/** Fields that a form adds to its events. */
export type FormEventFields<Name extends FormEventName> = Values<
  (typeof formEvents)[Name]["fields"]
>;

interface FormErrorFields {
  readonly code: string;
  readonly field: string | null;
}

type OwnEvent = {
  [Name in OwnName]: { readonly name: Name } & Values<(typeof ownEvents)[Name]["fields"]>;
}[OwnName];
type FormEvent = {
  [Name in FormEventName]:
    | ({ readonly name: `${Name}_done` } & FormEventFields<Name>)
    | ({ readonly name: `${Name}_error` } & FormEventFields<Name> & FormErrorFields);
}[FormEventName];

/** An event of the catalogue with its fields. Nothing personal: no login, telephone, address, amount or player. */
export type AnalyticsEvent = OwnEvent | FormEvent;

/** Events that only a browser can see; the collector takes no other from one. */
export type BrowserEvent = Extract<AnalyticsEvent, { readonly name: BrowserEventName }>;
export const browserEventNames = [
  ...new Set([...Object.values(pageCallEvents), "page_view", "registration_type_chosen"] as const),
  ...(["user_idle", "user_active", "popup_shown", "popup_closed"] as const),
  ...(["app_install_offered", "app_install_answered", "app_installed"] as const),
  ...(["app_update_reload", "chat_opened", "chat_failed", "web_vital", "error"] as const),
] as const satisfies readonly OwnName[];
export type BrowserEventName = (typeof browserEventNames)[number];

/** The catalogue by name: each event once, forms with both results. */
export const catalogue: Readonly<Record<EventName, EventEntry>> = {
  ...ownEvents,
  ...(Object.fromEntries(
    Object.entries(formEvents).flatMap(([name, { family, fields, does }]) => [
      [`${name}_done`, { family, fields, when: `${does}: done` }],
      [
        `${name}_error`,
        { family, fields: { ...fields, code: "word", field: "word?" }, when: `${does}: refused` },
      ],
    ]),
  ) as Record<`${FormEventName}_${"done" | "error"}`, EventEntry>),
};

function isOfKind(kind: FieldKind, value: unknown): boolean {
  if (typeof kind !== "string") return typeof value === "string" && kind.includes(value);
  if (value === null) return kind.endsWith("?");
  if (kind === "flag") return typeof value === "boolean";
  if (kind === "number" || kind === "number?")
    return typeof value === "number" && Number.isFinite(value) && value >= 0;
  return typeof value === "string" && isEventWord(value);
}

/** An event as the catalogue has it: its name, and exactly its fields with values of their kinds; else null. */
export function parseAnalyticsEvent(raw: unknown): AnalyticsEvent | null {
  if (typeof raw !== "object" || raw === null) return null;
  const { name, ...given } = raw as Readonly<Record<string, unknown>>;
  if (typeof name !== "string" || !Object.hasOwn(catalogue, name)) return null;
  const { fields } = catalogue[name as EventName];
  const isWhole =
    Object.keys(given).every((field) => Object.hasOwn(fields, field)) &&
    Object.entries(fields).every(([field, kind]) => isOfKind(kind, given[field]));
  return isWhole ? ({ name, ...given } as AnalyticsEvent) : null;
}
