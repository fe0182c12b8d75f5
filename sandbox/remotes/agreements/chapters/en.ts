import type { RuleSetsForOperator } from "../rules";

/** The rules in English, as bets are actually taken and settled (CPN-25); docs/rules.md names a test for each. */
export const en: RuleSetsForOperator = ({ company, age }) => ({
  general: {
    title: "Betting rules",
    lead: "How bets are placed, settled and paid. Your bet is settled under the rules in force when you placed it.",
    chapters: [
      {
        title: "Who may bet",
        blocks: [
          {
            ul: [
              `You must be ${age} or over to open an account.`,
              "You may have one account. An email address or phone number that is already registered can't be used for another.",
              "You can't bet during a break, a time-out or a self-exclusion.",
              "You can't stake more than your own stake and loss limits leave.",
              "Bet with your own money and for yourself only.",
              "Players, coaches, referees and officials may not bet on events they take part in.",
            ],
          },
        ],
      },
      {
        title: "Placing a bet",
        blocks: [
          {
            ul: [
              "Your bet is accepted when you see its receipt with a bet number. Until then, nothing has been staked.",
              "Your stake is taken when the bet is accepted. After that, the bet can't be changed or withdrawn.",
              "You place one bet, even if you press the button twice.",
              "If the connection is lost, we check whether your bet was placed and tell you. Until we know, we don't say that it was refused.",
              "A bet that reaches us too late is not placed.",
              "If the odds change before your bet reaches us, your setting applies: always ask, accept any odds, or accept higher odds only.",
              "A bet is refused while one of its selections is suspended.",
              "A pre-match selection is refused once its event has started. After that, you can bet at the in-play odds.",
              "Your stake must be within the minimum and maximum shown on the bet slip and covered by your balance.",
              "If you have turned this setting on, a bet is refused when the score has changed since you added it.",
              "A bet slip holds up to 50 selections.",
            ],
          },
        ],
      },
      {
        title: "Types of bet",
        blocks: [
          {
            dl: [
              ["Single", "One selection. If it wins, your return is stake × odds."],
              [
                "Accumulator",
                "Two or more selections. Their odds are multiplied, and all of them must win.",
              ],
              [
                "System",
                "All accumulators of one size from three or more selections. Each is a line, and your stake is split equally between the lines.",
              ],
              [
                "Banker",
                "A selection that is part of every line of a system. If it loses, every line loses. An in-play selection can't be a banker.",
              ],
              [
                "Full cover",
                "A system with lines of every size, from doubles or from singles up, under one name.",
              ],
              [
                "Singles",
                "Each selection on your slip is a bet of its own, placed one after the other. If one is refused, the others still count.",
              ],
              [
                "Multi-bet",
                "Your selections are arranged in blocks. Each block is a single or an accumulator with its own stake; a losing block loses only that stake.",
              ],
              [
                "VIP bet",
                "A stake above the maximum, up to three times as much. Pre-match only, and not for multi-bets.",
              ],
            ],
          },
          {
            p: "A full cover is one bet. Trixie (3 selections, 4 lines), Yankee (4, 11), Canadian or Super Yankee (5, 26), Heinz (6, 57), Super Heinz (7, 120) and Goliath (8, 247) have every double and longer line. Patent (3, 7), Lucky 15 (4, 15), Lucky 31 (5, 31) and Lucky 63 (6, 63) have the singles too. Your stake is split equally between the lines, and each line settles as the single or accumulator that it is: a lost selection loses the lines it is in, a void one counts at odds of 1 in them, and a half-won or half-lost one as under “Totals and handicaps”. The return is the sum of all lines, rounded down once. Nothing is added for a single winner or for all of them. The limits of stake and payout apply to the whole bet.",
          },
          {
            p: "Selections from the same event affect each other, so they can't be separate legs of an accumulator or system, or share a block. Combine them with the bet builder, or place them as singles.",
          },
          { p: "The same event may be in two blocks of a multi-bet." },
        ],
      },
      {
        title: "Bet builder",
        blocks: [
          {
            ul: [
              "The bet builder combines two to six selections from one football match into one selection with its own odds.",
              "You can combine the match result, double chance, both teams to score, and totals and handicaps on half lines.",
              "The odds are worked out for the combination, so they usually differ from the single odds multiplied.",
              "Selections that can't all win can't be combined; neither can one that the others already cover.",
              "If every selection wins, the combination wins. If one loses, it loses. If the match is void, it is void.",
            ],
          },
        ],
      },
      {
        title: "Settlement",
        blocks: [
          {
            ul: [
              "An accumulator is paid when its last event is settled. It is lost with its first losing selection.",
              "A system is settled as soon as no open selection can change its return.",
              "A void selection counts at odds of 1: a single returns its stake, and an accumulator continues without that selection.",
              "An event that is postponed, or abandoned without a result, is void.",
              "A selection is void if what it is about was never played or reported.",
              "Returns are calculated exactly. Only the total is rounded, down to the smallest unit of the currency.",
            ],
          },
          {
            dl: [
              ["Football", "Normal time with stoppage time. Extra time and penalties don't count."],
              [
                "Ice hockey",
                "Overtime and the shoot-out count for the winner of the match only. All other markets are settled on regular time.",
              ],
              ["Basketball", "Overtime counts in every market."],
              [
                "Tennis and table tennis",
                "If a match doesn't start or a player retires, all bets on it are void.",
              ],
              [
                "Esports",
                "If a match doesn't start, all bets on it are void. A selection on a map that isn't played is void.",
              ],
            ],
          },
        ],
      },
      {
        title: "Corrected results",
        blocks: [
          {
            ul: [
              "If a result was wrong and is corrected, your bet is settled again. The difference is paid or taken back, and we send you a message.",
              "A bet that becomes open again is settled with its last event.",
              "If you have cashed out, your bet is not settled again. If you have cashed out a part, only the rest is.",
              "If your balance doesn't cover what is taken back, the rest is a debt. It is repaid only from returns of bets on that account.",
              "The debt is cancelled once that account has no open bets.",
              "A bonus account gives back only what it holds and never owes anything.",
            ],
          },
        ],
      },
      {
        title: "Cash out",
        blocks: [
          {
            ul: [
              "You can cash out an open bet for the amount we offer. It is paid at once, and later results don't change it.",
              "The offer follows the odds. Right after you place a bet, it is your stake less 5%.",
              "An offer is valid for 15 seconds. If the odds change or a selection is suspended in that time, nothing is cashed out.",
              "There is no offer while a selection is suspended, once the bet is decided, or for bets from a bonus account.",
              "You can cash out a part. The rest of your stake stays on the bet at the same odds.",
              "You can set an amount for automatic cash out. When the offer for the whole bet reaches it, the bet is cashed out.",
              "Automatic cash out is no guarantee: it waits while a selection is suspended, and a decided bet is settled by its result.",
              "Cashing out a part cancels automatic cash out.",
            ],
          },
        ],
      },
      {
        title: "Bonuses, boosts and advances",
        blocks: [
          {
            ul: [
              "A deposit bonus is paid into a bonus account. Its terms are shown before you take it.",
              "Bonus money can't be withdrawn or converted, and can't be used for lotto or toto.",
              "Only accumulators from the bonus account count towards wagering, with the selections and odds that the terms name. Void and cashed-out bets don't count.",
              "Once the bonus is wagered in time, it becomes your money, up to the amount named in the terms.",
              "If you don't wager it in time, the bonus ends, together with the returns of its open bets.",
              "Withdrawing or converting money in the same currency ends the bonus. Your own money is not affected.",
              "Where an acca boost is offered, it starts at three selections, each at odds of 1.1 or more, and adds up to 10%. Void selections don't count.",
              "A promo code adds its percentage to the return of one winning single or accumulator.",
              "An advance is up to half of the stakes on your open bets. It is repaid first, from your next returns.",
              "What is still left of an advance when your last open bet is settled is cancelled.",
            ],
          },
        ],
      },
      {
        title: "Maximum payout",
        blocks: [
          {
            ul: [
              "A bet returns no more than the amount below, whatever its odds. This includes bets from a bonus account, boosts and promo codes.",
              "In a multi-bet, the maximum applies to each block.",
              "A VIP bet returns up to twice the amount.",
              "The bet slip, the receipt and the bet history say when the maximum limits your return.",
              "After you cash out a part, the maximum for the rest falls in proportion.",
            ],
          },
          { highestPayouts: true },
        ],
      },
      {
        title: "Totals and handicaps",
        blocks: [
          {
            dl: [
              ["Half lines: 2.5, −1.5", "The bet wins or loses."],
              ["Whole lines: 2, −1", "If the result is exactly on the line, the bet is void."],
              [
                "Quarter lines: 2.25, −0.75",
                "Half of your stake is on each of the two nearest lines: 2.25 means half on 2 and half on 2.5.",
              ],
            ],
          },
          {
            p: "If one half wins and the other is void, the selection counts at (1 + odds) ÷ 2. If one half loses and the other is void, it counts at ½.",
          },
          {
            p: "Example: 100 on over 2.25 at 1.90. Three goals: 190 returned. Two goals: half is void and half loses, so 50 is returned. One goal: lost.",
          },
        ],
      },
      {
        title: "Mistakes and complaints",
        blocks: [
          {
            ul: [
              "Your bet is settled at the odds on its receipt, even if the odds change or a mistake in them is found later.",
              "If you disagree with a settlement, write to us with the bet number.",
              `${company} answers every complaint in writing and gives reasons.`,
            ],
          },
          {
            links: [
              ["disputeresolution", "How to complain"],
              ["responsiblegaming", "Responsible gambling"],
            ],
          },
        ],
      },
    ],
  },
  football: {
    title: "Football rules",
    lead: "What the football markets mean and how they are settled.",
    chapters: [
      {
        title: "What counts",
        blocks: [
          {
            ul: [
              "Goals in both halves count, including stoppage time. Extra time and penalty shoot-outs don't.",
              "An own goal counts for the team it is awarded to.",
              "The result at the final whistle counts. If we published it wrongly, it is corrected.",
              "The team named first is team 1, wherever the match is played.",
            ],
          },
        ],
      },
      {
        title: "Markets",
        blocks: [
          {
            dl: [
              ["1, X, 2", "Team 1 wins, draw, team 2 wins."],
              ["1X, 12, 2X", "Team 1 wins or draws; either team wins; team 2 wins or draws."],
              ["Total over, under", "The goals of both teams together, compared with the line."],
              [
                "Handicap 1, 2",
                "The line is added to that team's goals. The bet wins if the team is then ahead, and is void if the scores are level.",
              ],
              [
                "Both teams to score",
                "Yes: both teams score at least once. No: at least one team doesn't score.",
              ],
              [
                "Correct score",
                "The exact final score. If a team scores five or more, “any other score” wins.",
              ],
              [
                "Half-time, corners, cards",
                "Void if these numbers were not reported for the match.",
              ],
            ],
          },
        ],
      },
      {
        title: "In-play bets",
        blocks: [
          {
            ul: [
              "A total or handicap taken in play covers the whole match, including goals scored before your bet.",
              "After a goal, markets are suspended for a short time.",
              "The time and score shown may be behind the match. They are for information only.",
            ],
          },
          { links: [["rules/general", "Betting rules"]] },
        ],
      },
    ],
  },
});
