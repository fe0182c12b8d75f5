import type { RuleSetsForOperator } from "../rules";

/** The rules in English, as bets are actually taken and settled (CPN-25). */
export const en: RuleSetsForOperator = ({ company, age }) => ({
  general: {
    title: "Betting rules",
    lead: "What a bet is, when it stands, and how it is settled. A bet is settled by the rules that held when it was placed.",
    chapters: [
      {
        title: "Who may bet",
        blocks: [
          {
            ul: [
              `Bets are taken from people aged ${age} or over, on their own behalf and with their own money.`,
              "One person has one account.",
              "No bets are taken while a self-exclusion, time-out or break holds, or where a limit would be passed.",
              "Players, coaches, referees and officials may not bet on events they take part in.",
            ],
          },
        ],
      },
      {
        title: "How a bet comes about",
        blocks: [
          {
            ul: [
              "A bet stands from the moment its receipt with a number is shown. Until then nothing is staked.",
              "The stake is taken at that moment. A bet that stands cannot be changed or withdrawn.",
              "One placement gives one bet, even if the button is pressed twice or the answer is lost on the way. While its outcome is unknown the coupon says so.",
              "If a price has changed, your setting decides: ask, accept any change, or accept higher prices only.",
              "A bet is refused if its market is blocked, its event has started or ended, the money is not enough, or the amount is outside the bounds that are shown.",
              "A coupon holds at most 50 bets. Amounts are in the currency of the chosen account.",
            ],
          },
        ],
      },
      {
        title: "Types of bet",
        blocks: [
          {
            dl: [
              ["Single", "One event. The return is stake × price."],
              [
                "Accumulator",
                "Two events or more. The prices are multiplied; if one event loses, the bet is lost.",
              ],
              [
                "System",
                "All combinations of a chosen size out of the chosen events. The stake is divided equally among the combinations, each an accumulator of its own. A banker stands in every combination; if it loses, all is lost.",
              ],
              [
                "Full cover",
                "A system with lines of every size, from doubles or from singles up, under one name.",
              ],
              [
                "Singles",
                "Each event of the coupon is placed as a bet of its own, one after the other.",
              ],
            ],
          },
          {
            p: "A full cover is one bet. Trixie (3 selections, 4 lines), Yankee (4, 11), Canadian or Super Yankee (5, 26), Heinz (6, 57), Super Heinz (7, 120) and Goliath (8, 247) have every double and longer line. Patent (3, 7), Lucky 15 (4, 15), Lucky 31 (5, 31) and Lucky 63 (6, 63) have the singles too. The stake is divided equally among the lines, and each line settles as the single or accumulator that it is: a lost event loses the lines it is in, a void one counts as a price of 1 in them, and a half-won or half-lost one as under “Totals and handicaps”. The return is the sum of all lines, rounded down once. Nothing is added for a single winner or for all of them. The limits of stake and payout are those of the whole bet.",
          },
          {
            p: "Two markets of the same event depend on each other: they cannot stand in one accumulator or system, but each can be bet on as a single.",
          },
        ],
      },
      {
        title: "Settlement",
        blocks: [
          {
            ul: [
              "A bet is settled by the score at the end of regular time with stoppage time, extra time and penalties aside.",
              "A won single returns stake × price. An accumulator returns stake × the product of its prices.",
              "The calculation is exact. Only the total return is rounded, down to the smallest unit of the currency.",
              "A void event counts as a price of 1: a single returns its stake, an accumulator goes on without that event.",
              "A bet on something that cannot be decided is void.",
              "Where a result was stated wrongly, settlement is corrected: the difference is paid or taken back, and a message says so. A bet that was cashed out stays as it is.",
              "If the account lacks a part of what is taken back, that is a debt: it is taken from the returns of its open bets, and nothing else. It ends when none of them is open any more.",
            ],
          },
        ],
      },
      {
        title: "Maximum payout",
        blocks: [
          {
            p: "A bet pays at most the amount below, whatever its odds and its account; of blocks each pays at most so much. A VIP bet pays at most twice as much. The slip, the receipt and the bet history say where it limits a return. After a part is cashed out, the rest pays at most its share.",
          },
          { highestPayouts: true },
        ],
      },
      {
        title: "Totals and handicaps",
        blocks: [
          {
            p: "Lines are in quarters of a goal. They say what is added or compared before the bet is decided.",
          },
          {
            dl: [
              ["Half lines: 2.5, −1.5", "Won or lost, nothing between."],
              ["Whole lines: 2, −1", "If the score meets the line exactly, the bet is void."],
              [
                "Quarter lines: 2.25, −0.75",
                "Two halves of the stake, on the two neighbouring lines: 2.25 is half on 2 and half on 2.5; −0.75 is half on −0.5 and half on −1.",
              ],
            ],
          },
          {
            p: "When one half wins and the other is void, the event counts as (1 + price) ÷ 2. When one half loses and the other is void, it counts as ½.",
          },
          {
            p: "Example: 100 on over 2.25 at 1.90. Three goals: 190 returned. Two goals: one half is void, the other lost, 50 returned. One goal: lost.",
          },
        ],
      },
      {
        title: "Mistakes and disputes",
        blocks: [
          {
            ul: [
              "What counts is the bet as kept by the company and shown on the receipt.",
              "Objections are made in writing, with the number of the coupon.",
              `${company} answers with reasons. The way of a dispute has a page of its own.`,
            ],
          },
          {
            links: [
              ["disputeresolution", "How a dispute is settled"],
              ["responsiblegaming", "Responsible gambling"],
            ],
          },
        ],
      },
    ],
  },
  football: {
    title: "Football rules",
    lead: "What the markets on football mean and by what they are settled.",
    chapters: [
      {
        title: "What counts",
        blocks: [
          {
            ul: [
              "Goals of the two halves with stoppage time. Extra time and penalty shoot-outs do not count.",
              "An own goal counts for the side it is awarded to.",
              "The result is the one that stands at the final whistle; later rulings change nothing.",
              "The team named first is the first team, wherever the match is played.",
            ],
          },
        ],
      },
      {
        title: "Markets",
        blocks: [
          {
            dl: [
              ["1, X, 2", "First team wins, draw, second team wins."],
              ["1X, 12, 2X", "First team does not lose; no draw; second team does not lose."],
              ["Total over, under", "The goals of both teams together against the line."],
              [
                "Handicap 1, 2",
                "The line is added to the goals of that team, then the scores are compared. Equal scores make the bet void.",
              ],
              [
                "Both teams to score",
                "Yes: each team has at least one goal. No: at least one team has none.",
              ],
            ],
          },
        ],
      },
      {
        title: "Bets during the match",
        blocks: [
          {
            ul: [
              "A handicap or total taken during the match counts the whole match, goals before the bet included.",
              "Markets are suspended after a goal and whenever the state of play is unclear.",
              "The minute and score shown can lag behind the pitch; they are information, not part of the bet.",
              "If you have asked for it, a bet is refused when the score has changed since you chose it.",
            ],
          },
          { links: [["rules/general", "Betting rules"]] },
        ],
      },
    ],
  },
});
