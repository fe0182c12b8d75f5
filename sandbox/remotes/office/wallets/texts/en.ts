import type { WalletTexts } from "./types";

export const en: WalletTexts = {
  activate: "Use for stakes",
  remove: "Remove",
  add: "Open account",
  addTitle: "Open an account in another currency",
  addText: "It is free and starts empty. You can remove it as long as it is empty.",
  currency: "Currency",
  convert: "Convert",
  convertTitle: "Convert an account",
  convertText:
    "Your whole balance moves to your account in the other currency. Open bets don't change and are paid into the account they were placed from.",
  convertAccount: "Account",
  into: "Into",
  showSums: "Show rate and amounts",
  rate: "Rate",
  rateText: (of, is) => `${of} = ${is}`,
  fee: "Fee",
  feeText: (percent) => `${percent}% of the balance`,
  taken: "Leaves the account",
  given: "You get",
  confirm: (taken, given) => `Convert ${taken} into ${given}`,
  confirmHint: "A conversion can't be undone.",
  bonusLost: (amount) =>
    `A bonus is running in this currency. If you convert, it ends and ${amount} in the bonus account is lost.`,
  done: {
    activate: "Your stakes are now taken from another account.",
    add: "The account is open.",
    remove: "The account was removed.",
    convert: "Converted. The amount is in your account in the new currency.",
  },
  toStatement: "Transactions",
  bonusHint: "Bonus money: you can stake it but not withdraw it",
};
