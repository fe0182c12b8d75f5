import type { Articles, CompanyArticleName } from "../pages";

/** Pages about the operator. */
export const companyArticles: Articles<CompanyArticleName> = ({
  company,
  licence,
  authority,
  age,
  sports,
}) => ({
  contacts: {
    title: "Contacts",
    blocks: [
      {
        p: "Have the number of the coupon and the e-mail of your account ready: with them an answer takes one letter, not three.",
      },
      {
        dl: [
          ["Bets and settlement", "bets@example.test"],
          ["Account, payments, documents", "account@example.test"],
          ["Limits, breaks, self-exclusion", "safer@example.test"],
          ["Complaints", "complaints@example.test"],
        ],
      },
      {
        p: "These are the addresses of the demonstration platform: nobody reads them. A live operator puts its own here.",
      },
      { p: "Nobody of ours will ever ask for your password or for a code from a message." },
      {
        links: [
          ["disputeresolution", "How a dispute is settled"],
          ["responsiblegaming", "Responsible gambling"],
        ],
      },
    ],
  },
  about: {
    title: "About us",
    lead: `${company} takes bets on ${sports}, before the event and while it is played.`,
    blocks: [
      { h: "What we hold to" },
      {
        ul: [
          "The price you press is the price you get. If it moves before your bet arrives, you are asked, or your own setting decides.",
          "One press is one bet, even if the connection breaks or the button is pressed twice.",
          "A win is worked out exactly and rounded once, at the end.",
          "Limits and breaks are one press away on every page.",
          "Every page works on a slow phone and without scripts.",
        ],
      },
      {
        p: "This site runs on its own demonstration platform: events, money, payments and the licence are made up, and no real bet is taken here.",
      },
      { h: "Who may bet" },
      {
        p: `Adults of ${age} or over, where the law of their country allows it. Licence ${licence}, ${authority}.`,
      },
      {
        links: [
          ["licenses", "Licence"],
          ["rules/general", "Betting rules"],
          ["howbet", "How to bet"],
        ],
      },
    ],
  },
  licenses: {
    title: "Licence",
    blocks: [
      {
        dl: [
          ["Company", company],
          ["Licence number", licence],
          ["Issued by", authority],
          ["Minimum age", String(age)],
        ],
      },
      {
        p: "A licence can be checked in the register of the authority that issued it; search there by the number above.",
      },
      {
        links: [
          ["disputeresolution", "How a dispute is settled"],
          ["rules/general", "Betting rules"],
        ],
      },
    ],
  },
  "betting-awards": {
    title: "Betting awards",
    blocks: [
      { p: `${company} has won no industry awards and enters no competitions for them.` },
      {
        p: "How good a bookmaker is shows in its rules, its prices and its settlement. All three are open to you:",
      },
      {
        links: [
          ["rules/general", "Betting rules"],
          ["home/line", "Line"],
          ["results/zone", "Results"],
        ],
      },
    ],
  },
  disputeresolution: {
    title: "How a dispute is settled",
    blocks: [
      { p: "If you think a bet was settled wrongly or a payment went wrong, go step by step." },
      {
        ol: [
          "Look the coupon up in your bet history: each selection shows its result, and the rules say how it is settled.",
          "Write to us with the number of the coupon, what you expected and why. One letter per coupon is enough.",
          "You get a reasoned answer. If we were wrong, the settlement is corrected and the difference paid.",
          "If you do not agree, ask for a second review by somebody who did not take the first decision.",
          "After that you may turn to the authority that issued our licence, or to a court.",
        ],
      },
      { p: "While a dispute is open, the amount in question is neither paid out nor taken." },
      {
        links: [
          ["office/history", "Bet history"],
          ["rules/general", "Betting rules"],
          ["contacts", "Contacts"],
        ],
      },
    ],
  },
});
