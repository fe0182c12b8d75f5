import type { Articles, GuideArticleName } from "../pages";

/** How and where to bet. */
export const guides: Articles<GuideArticleName> = ({ age }) => ({
  howbet: {
    title: "How to bet",
    blocks: [
      {
        ol: [
          `Sign in. Only people aged ${age} or over may bet.`,
          "Find an event under In-Play or Upcoming, or search for a team.",
          "Select the odds of what you think will happen. The selection is added to your bet slip.",
          "Open the bet slip, choose the type of bet and enter your stake.",
          "Check the potential return and place the bet. You get a receipt with a bet number.",
        ],
      },
      { h: "What the odds mean" },
      {
        p: "Odds of 1.85 mean that a winning bet of 100 returns 185, including your stake. The lower the odds, the more likely the selection is thought to win.",
      },
      {
        dl: [
          ["1, X, 2", "Team 1 wins, draw, team 2 wins."],
          ["1X, 12, 2X", "Double chance: two of these three results in one selection."],
          ["Total over or under 2.5", "Over: three goals or more. Under: two goals or fewer."],
          [
            "Handicap (−1)",
            "One goal is taken off the team's score. If it is still ahead, the bet wins; if the scores are level, your stake is returned.",
          ],
          ["Both teams to score", "Yes if both teams score at least once, otherwise no."],
        ],
      },
      { h: "Types of bet" },
      {
        dl: [
          ["Single", "One selection."],
          [
            "Accumulator",
            "Several selections. Their odds are multiplied, and all of them must win.",
          ],
          [
            "System",
            "All accumulators of one size from your selections. Not every selection has to win.",
          ],
          [
            "Full cover",
            "A system with lines of every size, from doubles or from singles up, under one name.",
          ],
          ["Singles", "Each selection on your slip is a bet of its own."],
          [
            "Multi-bet",
            "Your selections in blocks. Each block is a single or an accumulator with its own stake.",
          ],
          [
            "Bet builder",
            "Several selections from one football match, combined at odds of their own.",
          ],
        ],
      },
      { h: "If the odds change" },
      {
        p: "Odds change all the time. If they change before your bet reaches us, your setting applies: always ask, accept any odds, or accept higher odds only. Crossed-out odds with a lock are suspended: you can't bet on them at the moment.",
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
        p: "We don't take bets by SMS. If a message offers this, it is not from us: please don't answer it.",
      },
      {
        p: "If your connection is poor, use the site itself: a page with odds takes only a few kilobytes and works without JavaScript.",
      },
      {
        links: [
          ["mobile", "On your phone"],
          ["home/live", "In-Play"],
        ],
      },
    ],
  },
  ussdinstruction: {
    title: "USSD commands",
    blocks: [
      {
        p: "There are no USSD commands for deposits or bets. Don't dial a code that someone sends you in our name: it can take money from your phone account.",
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
        p: "We don't take or pay out cash. Use only the payment methods shown in your account: with any other, the money won't arrive.",
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
