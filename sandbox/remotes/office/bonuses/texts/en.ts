import type { BonusTexts } from "./types";

export const en: BonusTexts = {
  title: "Deposit bonuses",
  wagerTitle: "Wagering",
  offers: { "first-deposit": "First deposit bonus", reload: "Deposit bonus" },
  offerText: (percent, most) => `${percent}% of your deposit, up to ${most}.`,
  rules: "Rules",
  ruleDeposit: (least, days) =>
    `Deposit ${least} or more within ${days} days after taking the bonus.`,
  ruleWager: (times, days) =>
    `Stake the bonus ${times} times from the bonus account within ${days} days.`,
  ruleBets: (legs, coef) =>
    `Accumulators of ${legs} or more selections count, each selection at odds of ${coef} or higher.`,
  ruleVoid: "A stake counts once its bet is won or lost. Void and cashed-out bets don't count.",
  ruleDone:
    "When enough is staked and no bet is open, everything in the bonus account becomes your money.",
  ruleMost: (times, amount) =>
    `Up to ${times} × the bonus becomes your money, ${amount} for the largest bonus. Anything above that is removed.`,
  ruleMostNow: (amount) =>
    `Up to ${amount} of this bonus becomes your money. Anything above that is removed.`,
  ruleWithdrawal:
    "Before that, a withdrawal in the same currency, or converting it into another, ends the bonus: the money in the bonus account is lost, your own money is not.",
  take: "Take bonus",
  refuse: "No thanks",
  giveUp: "Give up the bonus",
  giveUpText: (amount) => `You lose ${amount} in the bonus account. Your own money stays.`,
  none: "No bonus is offered now",
  noneText:
    "One bonus can be taken at a time. A new one is offered when it is over and no bet from the bonus account is open.",
  unwanted: "You have chosen not to be offered bonuses.",
  wanted: "What we offer you",
  types: { 0: "No bonuses", 1: "Sports bonuses", 2: "Casino bonuses" },
  firstType: "On the first deposit",
  change: "Change in settings",
  states: {
    taken: "Waiting for your deposit",
    running: "Running",
    done: "Paid out",
    lost: "Lost",
    lapsed: "Expired",
    refused: "Declined",
  },
  taken: (until) => `Taken. Deposit by ${until} to start it.`,
  toDeposit: "Deposit",
  amount: "Bonus",
  balance: "In the bonus account",
  staked: "Staked so far",
  left: "Still to stake",
  until: "Until",
  most: "Can become up to",
  paid: "Became your money",
  dropped: "Above the maximum, removed",
  runningTitle: "Running bonus",
  nothingRuns: "No bonus is running",
  past: "Earlier bonuses",
  toOffers: "Deposit bonuses",
  done: { take: "The bonus is taken.", refuse: "Done. You won't get this bonus." },
  notOffered: "This bonus is not offered to you now.",
  free: "Bonus money without a wagering requirement: you can bet with it, and its returns stay in the bonus account.",
};
