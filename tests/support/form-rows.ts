import type { HttpBrowser } from "./http-browser";
import { betOn, type Site } from "./site";

/** A posted value that its field does not take: a text, several of them, or null = the field is absent. */
export type Wrong = string | readonly string[] | null;

export interface WrongValues {
  readonly values: readonly Wrong[];
  /** The field beside which the error stands; absent = the posted one, null = above the form. */
  readonly at?: string | null;
  /** 422 unless docs/forms.md says otherwise. */
  readonly status?: number;
}

/** A form of the product: how a visitor comes to it, what is sent rightly, and what each field refuses. */
export interface FormRow {
  /** Its route module or declared screen, and its intent. */
  readonly form: string;
  /** Path after the language. */
  readonly path: string;
  /** Login of the player; absent = a guest. */
  readonly login?: string;
  /** Makes the state in which the form is shown; gives fields and a path that only then are known. */
  readonly prepare?: (visitor: HttpBrowser, site: Site) => Promise<PreparedForm>;
  readonly fields: Readonly<Record<string, string | readonly string[]>>;
  readonly wrong: Readonly<Record<string, readonly Wrong[] | WrongValues>>;
  /** Calls that ask the platform to judge what was typed: it refuses them, and nothing changes. */
  readonly judgedBy?: readonly string[];
}

export interface PreparedForm {
  readonly path?: string;
  readonly fields?: Readonly<Record<string, string>>;
}

const demo = "demo@example.test";
const key = "key-of-a-walk-1";
const long = "x".repeat(5_000);
/** Texts that no list of choices has, and the field sent twice. */
const choice: readonly Wrong[] = ["no-such", "99", "", "\u0000", long];
const flag: readonly Wrong[] = ["2"];
const amount: readonly Wrong[] = [
  "",
  "abc",
  "-5",
  "0",
  "1e3",
  "12.345",
  "1\u00002",
  "9".repeat(40),
];

/** Fields that a game's play has. */
const flags = (names: readonly string[], values: readonly Wrong[] = flag) =>
  Object.fromEntries(names.map((name) => [name, values]));

const couponWithBets: FormRow["prepare"] = async (visitor, site) => {
  for (const home of ["Arsenal", "Man United", "Newcastle"]) {
    const { bet } = betOn(await site.gameOf(home), "1");
    await visitor.post("/en/coupon", { intent: "add", bet });
  }
  return {};
};

const displayFlags = [
  "is12h",
  "isCompact",
  "isLightVersion",
  "isVisuallyImpaired",
  "isLeftHidden",
  "isRightHidden",
  "isAccumulatorLine",
  "isAccumulatorLive",
  "isSportsOnly",
  "isGroupByCountry",
  "isBestOnTop",
  "isBetGenerator",
  "isDetailedScore",
  "isGameIdShown",
  "isTeamLogos",
  "isVideoMoved",
  "isStatsInNewWindow",
  "isGameZone",
  "isOddsLadder",
];
const displayWrong: Readonly<Record<string, readonly Wrong[]>> = {
  language: choice,
  theme: ["purple", "2", "\u0000", long],
  timeZone: ["Asia/Tokyo", "15", "-13", "3.1", "", "0x3", "1e1", long],
  coefViewId: ["99", "3", "", "decimal", long],
  coefIndicationType: choice,
  appViewType: choice,
  marketsNameType: choice,
  fontSize: choice,
  ...flags(displayFlags),
};
const displayFields = { theme: "1", timeZone: "5.5", fontSize: "l", coefViewId: "1", is12h: "1" };

const order = { accountId: "11", method: "test-4242", amount: "250", key };
const cashier = (form: string, path: string): FormRow => ({
  form,
  path,
  login: demo,
  fields: order,
  wrong: {
    accountId: ["no-such", "999999", "", null, long],
    method: ["no-such", "", null, long],
    amount,
    key: { values: ["", "a b", "\u0000", long, null], at: null },
  },
});

const thread = { topic: "bets", subject: "My bet", text: "Was it won?", key };
const threadText: readonly Wrong[] = ["", "   ", "x".repeat(4_001), "a\u0000b", "a\u0007b", null];
const threadSubject: readonly Wrong[] = ["", "x".repeat(121), "a\u0000b", null];
const hiddenKey: WrongValues = { values: ["", "a b", "x".repeat(200), null], at: null };

const moneyLimits = Object.fromEntries(
  [1, 2, 3, 10, 11, 12, 20, 21, 22].map((code) => [
    `limit-${code}`,
    ["abc", "-5", "0", "1e3", "12.345", "999999999.5", "1000000000", "1\u00002", "9".repeat(40)],
  ]),
);
const timeLimits = Object.fromEntries(
  [30, 31, 32, 33].map((code) => [`limit-${code}`, ["abc", "7.5", "-2", "100000", "\u0000"]]),
);

/** The forms of the shell's route modules. */
export const shellForms: readonly FormRow[] = [
  ...(
    [
      ["type", "typeId", [...choice, "3", null], {}],
      ["account", "accountId", [...choice, null], {}],
      ["amount", "amount", amount.filter((one) => one !== "" && one !== "0"), {}],
    ] as const
  ).map(
    ([intent, field, values, fields]): FormRow => ({
      form: `coupon ${intent}`,
      path: "/coupon",
      login: demo,
      prepare: couponWithBets,
      fields,
      wrong: { [field]: values },
    }),
  ),
  {
    form: "coupon system",
    path: "/coupon",
    login: demo,
    prepare: async (visitor, site) => {
      await couponWithBets?.(visitor, site);
      await visitor.post("/en/coupon", { intent: "type", typeId: "2" });
      return {};
    },
    fields: {},
    wrong: { systemValue: [...choice, "1.5", "-1", null] },
  },
  {
    form: "coupon auto-max",
    path: "/coupon",
    login: demo,
    prepare: couponWithBets,
    fields: {},
    wrong: { isAutoMax: { values: ["maybe", "2", "", null], at: null } },
  },
  {
    form: "coupon banker",
    path: "/coupon",
    login: demo,
    prepare: couponWithBets,
    fields: {},
    wrong: { bet: { values: ["no-such", "1:2:3:", "", "\u0000", long, null], at: null } },
  },
  {
    form: "coupon remove",
    path: "/coupon",
    login: demo,
    prepare: couponWithBets,
    fields: {},
    // A bet that the coupon has no more is removed already.
    wrong: { bet: { values: ["no-such", "", "\u0000", long, null], at: null } },
  },
  {
    form: "coupon block",
    path: "/coupon",
    login: demo,
    prepare: async (visitor, site) => {
      await couponWithBets?.(visitor, site);
      await visitor.post("/en/coupon", { intent: "type", typeId: "4" });
      return { fields: { bet: betOn(await site.gameOf("Arsenal"), "1").name } };
    },
    fields: {},
    wrong: { block: { values: ["no-such", "99", "-1", "1.5", "", long, null], at: null } },
  },
  {
    form: "coupon add",
    path: "/coupon",
    login: demo,
    prepare: couponWithBets,
    fields: {},
    wrong: { bet: { values: ["no-such", "1:2:3::", "", "\u0000", long, null], at: null } },
  },
  {
    form: "coupon changes",
    path: "/coupon",
    login: demo,
    prepare: couponWithBets,
    fields: {},
    wrong: {
      change: {
        values: ["no-such", "intent=place&amount=100", "intent=add&bet=1:2:3::", "", long, null],
        at: null,
      },
    },
  },
  {
    form: "coupon promo",
    path: "/coupon",
    login: demo,
    prepare: couponWithBets,
    fields: {},
    wrong: { promoCode: ["NO-SUCH", "a\u0000b", long] },
    judgedBy: ["/coupon-api/v1/promo-codes"],
  },
  {
    form: "coupon load-code",
    path: "/coupon",
    login: demo,
    prepare: couponWithBets,
    fields: {},
    wrong: { code: ["", "no-such", "\u0000", long, null] },
  },
];

/** Opens a game for money, and gives the address of its table. */
const atTable =
  (path: string): FormRow["prepare"] =>
  async (visitor) => {
    const fields = { intent: "launch", mode: "real", accountId: "11" };
    const { location } = await visitor.post(`/en${path}`, fields);
    return { path: (location ?? "").replace(/^\/en/, "") };
  };

/** Declared forms that a view of the shell draws: a field takes one value. */
export const ownDeclaredForms: readonly FormRow[] = [
  {
    form: "login default",
    path: "/user/login",
    fields: { login: "demo@example.test", password: "demo" },
    wrong: {
      login: ["", "   ", "x".repeat(129), "a\u0000b", null],
      password: ["", "x".repeat(257), null],
    },
  },
  {
    form: "login default",
    path: "/user/login?type=phone",
    fields: { phone_code: "+7", phone_number: "9161234567", password: "demo" },
    wrong: {
      phone_number: ["", "abc", "1", "9".repeat(60), "916\u00001234567", null],
      password: ["", "x".repeat(257), null],
    },
  },
  {
    form: "login default",
    path: "/user/login?type=sms",
    fields: { phone_code: "+7", phone_number: "9161234567" },
    wrong: { phone_number: ["", "abc", "1", "9".repeat(60), null] },
  },
  {
    form: "login default",
    path: "/user/login?type=device",
    fields: { device_code: "ABCD-1234" },
    wrong: { device_code: ["", "x".repeat(65), "a\u0000b", null] },
    judgedBy: ["/web-api/authapi/v1/device"],
  },
  {
    form: "registration register",
    path: "/registration/full_reg",
    fields: {
      intent: "register",
      country: "ru",
      region: "Moscow",
      city: "Moscow",
      currency: "RUB",
      bonus: "1",
      phone_code: "+7",
      phone_number: "9161234567",
      email: "anna@example.test",
      password: "a-long-pass-word-1",
      password_again: "a-long-pass-word-1",
      user_name: "Anna",
      surname: "Petrova",
      birthday_date: "1990-02-28",
      accept: "1",
    },
    wrong: {
      country: ["zz", "Russia", "\u0000", long],
      currency: ["XXX", "rubles", "\u0000", long],
      bonus: ["3", "sport", long],
      email: ["anna", "a@b", "x".repeat(300), "a\u0000b@example.test"],
      phone_number: ["abc", "1", "9".repeat(60)],
      password: ["short", "aaaaaaaaaaaa", "x".repeat(65)],
      password_again: ["another-pass-word-2"],
      user_name: ["4nna", "x".repeat(200), "An\u0000na", ""],
      surname: ["<b>", "x".repeat(200), ""],
      birthday_date: ["1990-02-30", "28.02.1990", "3000-01-01", "2020-01-01"],
      promo_code: ["a b!", "x".repeat(100)],
      accept: ["", "0", null],
    },
  },
  {
    form: "user:passwordreset default",
    path: "/user/passwordreset",
    fields: {},
    wrong: { login: ["", "   ", "!!", "a\u0000b", "x".repeat(300)] },
  },
  {
    form: "subscribe default",
    path: "/subscribe",
    fields: {},
    wrong: {
      email: ["", "   ", "anna", "anna@example", "a\u0000b@example.test", "x".repeat(300), null],
    },
  },
  {
    form: "office:security password",
    path: "/office/security",
    login: demo,
    fields: {},
    wrong: {
      password_old: { values: ["", null] },
    },
  },
  {
    form: "office:security question",
    path: "/office/security",
    login: demo,
    fields: { question: "pet", answer: "Rex the dog" },
    wrong: { question: [...choice, null], answer: ["", "ab", null] },
  },
  {
    form: "office:security email",
    path: "/office/security",
    login: demo,
    fields: { email: "anna@example.test" },
    wrong: { email: ["", "anna", "a@b", "x".repeat(300), "a\u0000b@example.test"] },
  },
  {
    form: "office:security phone",
    path: "/office/security",
    login: demo,
    fields: { phone_code: "+7", phone_number: "9161234567" },
    wrong: { phone_number: ["", "abc", "1", "9".repeat(60), null] },
  },
  {
    form: "office:security end",
    path: "/office/security",
    login: demo,
    fields: {},
    // A number of no session is one that has ended meanwhile.
    wrong: { session: [...choice.filter((one) => one !== "99"), null] },
  },
  {
    form: "office:security network",
    path: "/office/security",
    login: demo,
    fields: {},
    wrong: { provider: [...choice, null] },
  },
  {
    form: "office:security network-off",
    path: "/office/security",
    login: demo,
    fields: { password: "demo" },
    wrong: { provider: [...choice, null] },
  },
  {
    form: "office:security news",
    path: "/office/security",
    login: demo,
    fields: {},
    wrong: { news: ["maybe", "2"] },
  },
  {
    form: "age-gate default",
    path: "/age-gate",
    prepare: async (_visitor, site) => {
      await site.config({ ageGate: { isOn: true } });
      return {};
    },
    fields: { returnUrl: "/en/about" },
    wrong: { confirm: ["", "0", "no", null] },
  },
  {
    form: "language default",
    path: "/language",
    fields: { returnUrl: "/en/about" },
    wrong: { lng: [...choice, "xx", null] },
  },
  {
    form: "coupon-settings default",
    path: "/coupon/settings",
    login: demo,
    fields: { changeCoefAction: "1", "amountStep-RUB": "50", oneClickIso: "RUB" },
    wrong: {
      changeCoefAction: choice,
      coefViewId: ["99", "3", "", long],
      coefIndicationType: choice,
      ...flags([
        "exactCoef",
        "isDropOnScoreChange",
        "isMarketReplaced",
        "isAutoMax",
        "isVipBet",
        "isManualAmountStep",
        "isBalanceShown",
        "isPossibleWinShown",
        "isSelectAccountShown",
        "isCouponFixed",
        "isCashOutAsked",
        "isActiveOneClick",
        "isOddsLadder",
      ]),
      // Empty and zero are the currency's own amount.
      "amountStep-RUB": amount.filter((one) => one !== "" && one !== "0"),
      oneClickAmount: amount.filter((one) => one !== "" && one !== "0"),
    },
  },
  {
    form: "settings default",
    path: "/settings",
    fields: displayFields,
    // A guest's form is read as a player's: one value of each field.
    wrong: Object.fromEntries(
      Object.entries(displayWrong).map(([name, values]) => [name, values.slice(0, 1)]),
    ),
  },
  {
    form: "office:settings default",
    path: "/office/settings",
    login: demo,
    fields: { ...displayFields, bonus_type: "1" },
    wrong: {
      ...displayWrong,
      bonus_type: ["3", "sport", "\u0000", long],
      first_deposit_bonus_type: ["3", "sport", long],
      ...flags(["enable_mail_news", "enable_mail_deposit", "enable_mail_bets", "enable_sms_news"]),
    },
  },
  {
    form: "confirm default",
    path: "/confirm",
    login: "terms@example.test",
    fields: {},
    wrong: { accept: ["", "0", "no", null] },
  },
  cashier("office:recharge default", "/office/recharge"),
  cashier("office:deduce default", "/office/deduce"),
  {
    form: "cookies-consent default",
    path: "/cookies/consent",
    fields: { marketing: "1", returnUrl: "/en/about" },
    wrong: {
      choice: [...choice, "everything"],
      functionality: { values: ["maybe", "2", long], at: "cookies-functionality" },
    },
  },
  {
    form: "reality-check default",
    path: "/reality-check",
    login: demo,
    prepare: async (_visitor, site) => {
      await site.player(demo, {
        limits: { "32": { limitType: 32, limitValue: 5, startedAt: 0 } },
      });
      await site.advance(6 * 60_000);
      return {};
    },
    fields: { do_not_show_again: "1", returnUrl: "/en/about" },
    wrong: { action: [...choice, null] },
  },
  {
    form: "office:responsible save",
    path: "/office/responsible",
    login: demo,
    fields: { "limit-20": "500", key },
    wrong: { ...moneyLimits, ...timeLimits },
  },
  {
    form: "office:responsible stricter",
    path: "/office/responsible",
    login: "limited@example.test",
    fields: {},
    wrong: {
      "stricter-21": {
        values: ["abc", "-5", "0", "1e3", "12.345", "1000000000", "9".repeat(40), "1\u00002"],
      },
    },
  },
  {
    form: "office:responsible exclude-confirm",
    path: "/office/responsible",
    login: demo,
    fields: {},
    wrong: { key: { values: ["", "no-such", "\u0000", null], at: null, status: 409 } },
  },
];

/** The forms that are declared with `declareForm`, by their screen. */
export const declaredForms: readonly FormRow[] = [
  {
    form: "office:identification default",
    path: "/office/identification",
    login: "new@example.test",
    fields: {
      name: "Anna",
      surname: "Petrova",
      date_birthday: "1990-02-28",
      passport: "4510 123456",
    },
    wrong: {
      name: ["", "  ", null, "x".repeat(101), "An\u0000na"],
      surname: ["", null, "x".repeat(101), "An\u0000na"],
      date_birthday: ["", "1990-02-30", "28.02.1990", "3000-01-01", "2020-01-01", null],
      passport: ["", null, "x".repeat(101), "45\u000010"],
    },
  },
  {
    form: "favourites default",
    path: "/favourites",
    fields: {},
    wrong: {
      toggle: { values: ["no-such", "", "\u0000", long, null], at: null },
    },
  },
  {
    form: "favourites default",
    path: "/favourites",
    fields: { toggle: "c501" },
    wrong: { on: { values: ["2", "yes", "\u0000"], at: null } },
  },
  {
    form: "lotto buy",
    path: "/lotto/5-36",
    login: demo,
    fields: { "numbers-1": ["A1", "A2", "A3", "A4", "A5"], draws: "1", key },
    wrong: {
      "numbers-1": ["1 2 3", "1 2 3 4 99", "a b c d e", "1 1 2 3 4", "1\u00002 3 4 5", long, null],
      draws: ["0", "13", "1.5", "many", "-1", "\u0000"],
      key: hiddenKey,
    },
    judgedBy: ["/lottery-api/v1/lotto"],
  },
  {
    form: "toto place",
    path: "/toto/football15",
    login: demo,
    prepare: async () => ({
      fields: Object.fromEntries(Array.from({ length: 15 }, (_, at) => [`pick-${at + 1}`, "1"])),
    }),
    fields: { amount: "100", key },
    wrong: {
      "pick-1": ["Z", "99", "\u0000", long, null],
      amount,
      draw: { values: ["no-such", "1.5", "\u0000"], at: null },
      key: hiddenKey,
    },
    judgedBy: ["/lottery-api/v1/toto"],
  },
  {
    form: "office:historypay take-back",
    path: "/office/historypay",
    login: demo,
    fields: { payment: "1", key },
    wrong: {
      payment: { values: ["no-such", "", "\u0000", long, null], at: null },
      key: hiddenKey,
    },
    judgedBy: ["/web-api/officeapi/v1/payments"],
  },
  ...(["activate", "remove"] as const).map(
    (intent): FormRow => ({
      form: `office:account ${intent}`,
      path: "/office/account",
      login: demo,
      fields: {},
      wrong: {
        accountId: {
          values: ["no-such", "0", "-1", "1.5", "", "999999", "\u0000", null],
          at: null,
        },
      },
      judgedBy: ["/web-api/officeapi/v1/accounts"],
    }),
  ),
  {
    form: "office:account add",
    path: "/office/account",
    login: demo,
    fields: {},
    wrong: { iso: ["no-such", "XXX", "rub", "", "\u0000", null] },
    judgedBy: ["/web-api/officeapi/v1/accounts"],
  },
  {
    form: "office:account convert",
    path: "/office/account?convert=11&iso=EUR",
    login: demo,
    fields: { accountId: "11", iso: "EUR", key, taken: "1.00", given: "1.00" },
    wrong: {
      accountId: { values: ["no-such", "0", "1.5", "", "999999", null], at: null },
      iso: { values: ["no-such", "XXX", "", null], at: null },
      key: hiddenKey,
      taken: { values: ["x".repeat(21)], at: null },
      given: { values: ["x".repeat(21)], at: null },
    },
    judgedBy: ["/web-api/officeapi/v1/accounts"],
  },
  {
    form: "office:support default",
    path: "/office/support",
    login: demo,
    fields: thread,
    wrong: { topic: [...choice, null], subject: threadSubject, text: threadText, key: hiddenKey },
  },
  {
    form: "office:share-idea default",
    path: "/office/share-idea",
    login: demo,
    fields: { subject: thread.subject, text: thread.text, key },
    wrong: { subject: threadSubject, text: threadText, key: hiddenKey },
  },
  {
    form: "office:payment-requests default",
    path: "/office/payment/requests",
    login: demo,
    fields: { text: thread.text, key },
    wrong: { text: { values: threadText, at: null }, key: hiddenKey },
  },
  {
    form: "block-appeal-history default",
    path: "/block-appeal-history",
    login: "banned@example.test",
    fields: { text: thread.text, key },
    wrong: { text: threadText, key: hiddenKey },
  },
  {
    form: "office:create-request-subtopic default",
    path: "/office/payment/create-request/1/1",
    login: demo,
    fields: { topic: "1", text: thread.text, key },
    wrong: { topic: { values: [...choice, null], at: null }, text: threadText, key: hiddenKey },
  },
  {
    form: "office:create-request-transaction default",
    path: "/office/payment/create-request/1/transactions/1",
    login: demo,
    fields: { topic: "1", text: thread.text, key },
    wrong: {
      topic: { values: [...choice, null], at: null },
      text: { values: threadText, at: null },
      key: hiddenKey,
    },
  },
  {
    form: "modal:user-question default",
    path: "/?index&modal=user-question",
    fields: { ...thread, email: "anna@example.test" },
    wrong: {
      topic: [...choice, null],
      subject: threadSubject,
      text: threadText,
      email: ["", "anna", "a@b", "x".repeat(300), "a\u0000b@example.test", null],
      key: hiddenKey,
    },
  },
  ...(["take", "refuse"] as const).map(
    (intent): FormRow => ({
      form: `office:bonuses-deposit ${intent}`,
      path: "/office/bonuses/deposit",
      login: demo,
      fields: { bonus: "reload", key },
      wrong: {
        bonus: { values: ["no-such", "", "\u0000", long, null], at: null },
        key: hiddenKey,
      },
      judgedBy: ["/web-api/officeapi/v1/bonuses"],
    }),
  ),
  ...(["vip", "premium"] as const).map(
    (programme): FormRow => ({
      form: `office:casino-${programme}cashback take`,
      path: `/office/casino/${programme}cashback`,
      login: demo,
      fields: {},
      wrong: { iso: { values: ["no-such", "XXX", "", "\u0000", null], at: null } },
      judgedBy: ["/web-api/officeapi/v1/cashback"],
    }),
  ),
  { form: "apps:mobile close-banner", path: "/mobile", fields: { returnUrl: "/en/" }, wrong: {} },
  {
    form: "promo buy",
    path: "/promo",
    login: demo,
    fields: { offer: "boost-5", key },
    wrong: {
      offer: { values: ["no-such", "", "\u0000", long, null], at: null },
      key: hiddenKey,
    },
    judgedBy: ["/web-api/officeapi/v1/promo-codes"],
  },
  {
    form: "office:verification default",
    path: "/office/verification",
    login: demo,
    fields: {},
    wrong: { type: [...choice, null] },
  },
  {
    form: "office:verification profile",
    path: "/office/verification",
    login: "new@example.test",
    fields: { passport_date: "2010-02-28", registration_address: "1 High Street" },
    wrong: {
      passport_date: ["2010-02-30", "28.02.2010", "3000-01-01", "\u0000", long],
      registration_address: ["x".repeat(201), "a\u0000b"],
    },
  },
  ...(
    [
      ["casino:slots-game", "/slots/game/1/night-harbour"],
      ["casino:casino-game", "/casino/game/1/night-harbour"],
      ["games-view", "/games/dice"],
    ] as const
  ).flatMap(([screen, path]): FormRow[] => [
    {
      form: `${screen} launch`,
      path,
      login: demo,
      fields: { accountId: "11" },
      wrong: {
        mode: { values: [...choice, null], at: null },
      },
    },
    {
      form: `${screen} launch`,
      path,
      login: demo,
      fields: { mode: "real" },
      wrong: {
        accountId: ["no-such", "999999", "1.5", "\u0000", long],
      },
      judgedBy: ["/third-party/api/v1/launch"],
    },
    {
      form: `${screen} play`,
      path,
      login: demo,
      prepare: atTable(path),
      fields: { stake: "20", side: "over", target: "50", key },
      wrong: {
        ...(screen === "games-view"
          ? {
              stake: amount,
              side: { values: ["no-such", "\u0000"], at: null },
              target: { values: ["no-such", "101", "-1", "\u0000"], at: null },
            }
          : { stake: amount }),
        key: { values: ["", "a b", "x".repeat(200), null], at: null },
      },
      judgedBy: ["/third-party/api/v1/play"],
    },
    {
      form: `${screen} client-seed`,
      path,
      login: demo,
      prepare: atTable(path),
      fields: {},
      wrong: { seed: ["", "x".repeat(65), null] },
      judgedBy: ["/third-party/api/v1/seeds"],
    },
    {
      form: `${screen} favourite`,
      path,
      login: demo,
      fields: {},
      wrong: { on: { values: ["2", "yes", "", "\u0000", null], at: null } },
    },
  ]),
];

const noField = "it has no field to fill in";
const ofCode =
  "its code or token needs a message of the platform: the tests of its page send wrong ones";
const ofBet = "its fields are of a bet that is shown: the tests of the coupon send other ones";

/** Forms that the walk leaves out, and why. */
export const formsWithoutRow: Readonly<Record<string, string>> = {
  "user:accountverify default": ofCode,
  "user:activatefast default": ofCode,
  "coupon clear": noField,
  "coupon combine": ofBet,
  "coupon reading": "it only shows the form again",
  "coupon max": noField,
  "coupon express": ofBet,
  "coupon add-all": ofBet,
  "coupon reuse": ofBet,
  "coupon restore": "a script sends it",
  "office:settings push-on": "a script sends it",
  "office:settings push-off": "a script sends it",
  "coupon place": ofBet,
  "coupon place-result": "a script sends it",
  "coupon one-click": ofBet,
  "coupon one-click-result": "a script sends it",
  "coupon cash-out": ofBet,
  "coupon auto-cash-out": ofBet,
  "coupon cancel-auto-cash-out": ofBet,
  "coupon save-code": noField,
  "coupon-settings reading": "it only shows the form again",
  "office:deduce reading": "it only shows the form again",
  "office:recharge reading": "it only shows the form again",
  "office:responsible reading": "it only shows the form again",
  "office:security-device confirm": ofCode,
  "office:security-device refuse": ofCode,
  "login resend": noField,
  "login cancel": noField,
  "login social": ofCode,
  "login one-tap": ofCode,
  "login token": ofCode,
  "user:logout default": "anything but `everywhere` 1 signs out here: leaving must always work",
  "subscribe confirm": noField,
  "user:passwordreset resend": noField,
  "user:passwordreset cancel": noField,
  ...Object.fromEntries(
    ["register", "country", "default", "resend", "cancel", "save", "leave"].map((intent) => [
      `registration-old ${intent}`,
      "the form of `registration`, at its old address",
    ]),
  ),
  "registration country": "it only shows the form again",
  "registration default": ofCode,
  "registration resend": noField,
  "registration cancel": noField,
  "registration save": ofCode,
  "registration leave": "a script sends it",
  "office:responsible break": noField,
  "responsible-approval default": "anything but 1 rejects: only an explicit yes loosens a limit",
  "responsible-test default": ofCode,
  "office:security two-step-start": ofCode,
  "office:security two-step": ofCode,
  "office:security two-step-saved": noField,
  "office:security two-step-off": ofCode,
  "office:security cancel": noField,
  "terms-update default": "a return path that is not the site's own leads home",
  "popup default":
    "what is no answer to a popup leads back without an effect: tests/routes/popups.test.ts",
};
