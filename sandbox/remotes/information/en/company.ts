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
        p: "Please give your bet number and the email address of your account, so that we can answer straight away.",
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
        p: "These addresses belong to the demonstration platform and nobody reads them. A live operator puts its own here.",
      },
      { p: "We will never ask for your password or for a code from a message." },
      {
        links: [
          ["disputeresolution", "How to complain"],
          ["responsiblegaming", "Responsible gambling"],
        ],
      },
    ],
  },
  about: {
    title: "About us",
    lead: `${company} takes bets on ${sports}, before the event and while it is played.`,
    blocks: [
      { h: "What you can expect" },
      {
        ul: [
          "You get the odds you selected. If they change before your bet reaches us, we ask you, or your own setting decides.",
          "You place one bet, even if the connection is lost or you press the button twice.",
          "Returns are calculated exactly and rounded once, at the end.",
          "You can reach limits and breaks from every page.",
          "Every page works on a slow phone and without JavaScript.",
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
        p: "You can check the licence by its number in the register of the authority that issued it.",
      },
      {
        links: [
          ["disputeresolution", "How to complain"],
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
        p: "You can judge a bookmaker by its rules, its odds and how it settles bets. Here are ours:",
      },
      {
        links: [
          ["rules/general", "Betting rules"],
          ["home/line", "Upcoming events"],
          ["results/zone", "Results"],
        ],
      },
    ],
  },
  disputeresolution: {
    title: "How to complain",
    blocks: [
      {
        p: "If you think that a bet was settled wrongly or a payment went wrong, follow these steps.",
      },
      {
        ol: [
          "Find the bet in your bet history. Each selection shows its result, and the rules say how it is settled.",
          "Write to us with the bet number, what you expected and why. One message per bet is enough.",
          "We answer with reasons. If we were wrong, we correct the settlement and pay the difference.",
          "If you disagree, ask for a second review by someone who did not make the first decision.",
          "After that, you can contact the authority that issued our licence, or go to court.",
        ],
      },
      { p: "While a complaint is open, the amount in question is neither paid out nor taken." },
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
