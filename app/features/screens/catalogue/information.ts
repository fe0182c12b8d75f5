import { screenRowBuilder } from "./row";

const row = screenRowBuilder({ remote: "information", title: "about", about: "info" });
const rules = screenRowBuilder({ remote: "agreements", title: "rules", about: "info" });
const blog = screenRowBuilder({ remote: "blog", title: "blog", about: "blog" });
const apps = screenRowBuilder({ remote: "information", title: "mobile_apps", about: "apps" });
const stream = "information";

/** Rows of the screen catalogue: information pages, rules, articles and the pages of the apps. */
export const informationScreens = [
  row("info:contacts", "contacts", { stream, title: "contacts", isAllowedWhenBanned: true }),
  row("info:about", "about", { stream }),
  row("info:howbet", "howbet", { stream, title: "howbet" }),
  row("info:payment", "payment", {
    stream,
    title: "payment",
    remote: "payment-consultant",
    guards: ["payment"],
    // A player reads it in his own currency.
    isPersonalForPlayers: true,
  }),
  row("info:cookies", "cookies", {
    stream,
    title: "cookies",
    // The cookie choice is on the page, whatever the state of the article below.
    remoteRank: "regular",
    dictionaries: ["consent"],
  }),
  row("info:ussdinstruction", "ussdinstruction", { title: "ussd" }),
  row("info:licenses", "licenses", { title: "licenses" }),
  row("info:taxation", "taxation", { title: "taxation" }),
  row("info:consent", "consent", { title: "consent" }),
  row("info:simpleidentification", "simpleidentification", { title: "simple_identification" }),
  row("info:amlkyc", "amlkyc", { title: "amlkyc" }),
  row("info:smsbets", "smsbets", { title: "smsbets" }),
  row("info:amlpolicy", "amlpolicy", { title: "amlpolicy" }),
  row("info:disputeresolution", "disputeresolution", { title: "dispute" }),
  row("info:kycpolicy", "kycpolicy", { title: "kycpolicy" }),
  row("info:responsiblegaming", "responsiblegaming", {
    title: "responsible_gaming",
    chrome: { hideCoupon: true, hideOffers: true },
    isAllowedWhenBanned: true,
    isOpenForTerms: true,
  }),
  row("info:cash_terminals", "cash_terminals", { title: "cash_terminals" }),
  row("info:betting-calculator", "betting-calculator", { title: "calculator" }),
  row("betting-awards", "betting-awards", { stream, title: "awards" }),
  rules("info:rules", "rules/{ruleGroup}/{chapter?}", {
    stream,
    guards: ["rules-available"],
    isAllowedWhenBanned: true,
    isOpenForTerms: true,
  }),
  rules("football-champions-rules", "football-champions-rules/{chapter?}", {
    title: "football_rules",
    isOpenForTerms: true,
  }),
  blog("betting-alphabet", "betting-alphabet/{block?}/{category?}/{slug?}", { title: "alphabet" }),
  blog("blog", "blog/*"),
  blog("news", "news/{slug?}", { title: "news" }),
  apps("apps:mobile", "mobile", { stream: "external apps" }),
  apps("apps:desktop", "desktop", { stream: "external apps", title: "desktop_apps" }),
  apps("apps:cricket-app", "cricket-app", { title: "cricket_app" }),
  apps("apps:ios-app", "ios-app", { title: "ios_app" }),
  apps("apps:ipl-betting-app", "ipl-betting-app", { stream: "external apps", title: "ipl_app" }),
] as const;
