/** Words of a message: `{code}`, `{site}` and a template's own values are filled in. */
export interface MessageWords {
  /** Subject of an e-mail. */
  readonly subject: string;
  /** Paragraphs, one per line. */
  readonly body: string;
  /** Words of an e-mail's link. */
  readonly action: string;
}

export const en = {
  "sign-in-code": {
    subject: "Your sign-in code",
    body: "{code} is your {site} sign-in code. It works for 5 minutes. Never share it with anyone.",
    action: "",
  },
  "registration-code": {
    subject: "{code} is your {site} code",
    body: "{code} is your code to open a {site} account.\nIf you did not ask for it, ignore this message: no account is opened without the code.",
    action: "Open my account",
  },
  "already-registered": {
    subject: "You already have a {site} account",
    body: "Someone, perhaps you, tried to open a {site} account with this address. You already have one, so no new account was opened.\nForgotten your password? Choose a new one here.",
    action: "Choose a new password",
  },
  "new-account": {
    subject: "Your {site} account",
    body: "Your {site} account number: {login}\nYour password: {password}\nKeep this message to yourself. You can change the password at any time.",
    action: "Sign in",
  },
  activation: {
    subject: "Confirm your email address",
    body: "{code} is the code that confirms this email address for your {site} account.",
    action: "Confirm my email address",
  },
  recovery: {
    subject: "Choose a new {site} password",
    body: "{code} is the code to choose a new {site} password.\nIf you did not ask for it, ignore this message: your password stays as it is.",
    action: "Choose a new password",
  },
  "password-changed": {
    subject: "Your {site} password was changed",
    body: "Your {site} password was changed, and every other device was signed out.\nIf that was not you, choose a new password at once and contact support.",
    action: "Choose a new password",
  },
  "phone-code": {
    subject: "Your code",
    body: "{code} is the code that adds this number to your {site} account. Never share it with anyone.",
    action: "",
  },
  "email-code": {
    subject: "{code} is your {site} code",
    body: "{code} is the code that adds this email address to your {site} account. If you did not ask for it, ignore this message.",
    action: "",
  },
  "news-confirm": {
    subject: "Confirm your email for news",
    body: "Somebody asked for news and offers from {site} at this address. If it was you, confirm it here within a day.\nIf it wasn't you, do nothing: no news will come.",
    action: "Confirm the subscription",
  },
  "news-on": {
    subject: "News from {site}",
    body: "You asked for news and offers from {site}. They come to this address, and not often.\nNot you, or no longer interested? Stop them here.",
    action: "Stop these emails",
  },
  "news-issue": {
    subject: "This week at {site}",
    body: "Matches of the days to come:\n{matches}",
    action: "See all matches",
  },
  "news-sms": {
    subject: "",
    body: "{site}: {matches}\nNo more of these:",
    action: "",
  },
  "stop-these": {
    subject: "",
    body: "",
    action: "Stop these emails",
  },
  "deposit-made": {
    subject: "Deposit to your {site} account",
    body: "Your deposit of {amount} is recorded. Here you see how it stands.",
    action: "See the payment",
  },
  "bet-placed": {
    subject: "Your bet {id} is placed",
    body: "Your bet {id} is placed: stake {amount}, possible return {win}.",
    action: "See the bet",
  },
  "bet-corrected": {
    subject: "Your bet {id} was settled again",
    body: "A result in your bet {id} was corrected, and the bet was settled again: it returned {before} and now returns {after}. The difference was moved on your account.",
    action: "See the bet",
  },
  "bet-corrected-debt": {
    subject: "Your bet {id} was settled again",
    body: "A result in your bet {id} was corrected, and the bet was settled again: it returned {before} and now returns {after}. The difference was taken back. {debt} of it was not in your account: it is taken from the returns of your open bets, and nothing else.",
    action: "See the bet",
  },
  "bet-reopened": {
    subject: "Your bet {id} is open again",
    body: "A result in your bet {id} was corrected. The bet is open again and will be settled when all its results are known. Its return of {before} no longer counts.",
    action: "See the bet",
  },
  "support-answer": {
    subject: "We have answered your question",
    body: "Thank you for your question to {site}. Everything is in order on our side.\nIf anything is still unclear, write to us again on the site.",
    action: "",
  },
  "security-changed": {
    subject: "Your {site} account’s security was changed",
    body: "{change}\nIf that was not you, change your password at once and contact support.",
    action: "Choose a new password",
  },
  "new-device": {
    subject: "New sign-in to your {site} account",
    body: "Your {site} account was signed in to from a device or a country that it had not been used from before.\nTime: {time}\nDevice: {device}\nCountry: {country}\nIP address: {address}\nIf it was you, there is nothing to do.\nIf it was not, choose a new password at once. This signs out every device. Then contact support.",
    action: "Choose a new password",
  },
} as const satisfies Record<string, MessageWords>;

export type MessageTemplate = keyof typeof en;
export type MessageTexts = Readonly<Record<MessageTemplate, MessageWords>>;
