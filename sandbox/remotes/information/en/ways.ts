import type { Articles, GuideArticleName } from "../pages";

/** How and where to bet. */
export const guides: Articles<GuideArticleName> = ({ age }) => ({
  howbet: {
    title: "How to bet",
    blocks: [
      {
        ol: [
          `Sign in. Only people aged ${age} or over may bet.`,
          "Find an event: live, on the line, or by the name of a team.",
          "Press the price of what you think will happen. It goes into the coupon.",
          "Open the coupon, choose the type of bet and type the stake.",
          "Check the possible win and place the bet. You get a receipt with a number.",
        ],
      },
      { h: "What the prices mean" },
      {
        p: "A price of 1.85 means: a won bet of 100 returns 185, your stake included. The lower the price, the more likely the outcome is thought to be.",
      },
      {
        dl: [
          ["1, X, 2", "The first team wins, a draw, the second team wins."],
          ["1X, 12, 2X", "Double chance: two of these three outcomes at once."],
          ["Total over or under 2.5", "Three goals or more; two or fewer."],
          [
            "Handicap (−1)",
            "The goals are added to the team's score, and then it has to win. A draw then returns the stake.",
          ],
          ["Both teams to score", "Each team scores at least once, or not."],
        ],
      },
      { h: "Types of bet" },
      {
        dl: [
          ["Single", "One event."],
          ["Accumulator", "Several events; the prices are multiplied, and all have to win."],
          [
            "System",
            "All combinations of a chosen size out of several events; not all have to win.",
          ],
          [
            "Full cover",
            "A system with lines of every size, from doubles or from singles up, under one name.",
          ],
          ["Singles", "Each event of the coupon as a bet of its own."],
        ],
      },
      { h: "If a price moves" },
      {
        p: "Prices move with the game. If one has changed by the time your bet arrives, your setting decides: ask, take any price, or take higher prices only. A struck price with a lock takes no bets for the moment.",
      },
      {
        links: [
          ["rules/general", "Betting rules"],
          ["betting-calculator", "Bet calculator"],
          ["responsiblegaming", "Responsible gambling"],
        ],
      },
    ],
  },
  smsbets: {
    title: "Bets by SMS",
    blocks: [
      {
        p: "Bets are not taken by SMS. A message that offers to do so is not from us: do not answer it.",
      },
      {
        p: "With a poor connection use the site itself: a page with prices takes few kilobytes and works without scripts.",
      },
      {
        links: [
          ["mobile", "On your phone"],
          ["home/live", "Live"],
        ],
      },
    ],
  },
  ussdinstruction: {
    title: "USSD commands",
    blocks: [
      {
        p: "There are no USSD commands for deposits or bets. Do not dial codes that somebody sends you in our name: they can take money from your phone account.",
      },
      {
        links: [
          ["howbet", "How to bet"],
          ["contacts", "Contacts"],
        ],
      },
    ],
  },
  cash_terminals: {
    title: "Cash terminals",
    blocks: [
      {
        p: "Money cannot be paid in or out in cash. Use only the methods shown in your account: with any other the money does not reach you or us.",
      },
      {
        links: [
          ["office/account", "Accounts"],
          ["contacts", "Contacts"],
        ],
      },
    ],
  },
});
