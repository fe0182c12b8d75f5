import type { Articles } from "../pages";

/** Responsible gambling (LIM-18). */
export const responsibleGambling: Articles<"responsiblegaming"> = ({ age }) => ({
  responsiblegaming: {
    title: "Responsible gambling",
    lead: "Betting is paid entertainment with a price that varies. It is not a way to earn, and not a way out of debt.",
    blocks: [
      { h: "In short" },
      {
        ul: [
          `Only people aged ${age} or over may bet here.`,
          "Decide before you start how much money and time it may cost, and stop there.",
          "Stake only money you can lose without missing it.",
          "Do not chase losses: a lost stake is spent, the next bet does not know about it.",
          "Do not bet when upset, tired, or after drinking.",
        ],
      },
      { h: "Tools in your account", needs: "office:responsible" },
      { p: "Each of these is on the limits page, works at once, and costs nothing." },
      {
        dl: [
          ["Deposit limit", "The most you can pay in over a day, a week or a month."],
          [
            "Loss limit",
            "The most you can lose over a day, a week or a month. A bet that could pass it is refused.",
          ],
          ["Stake limit", "The most you can stake in total over a day, a week or a month."],
          [
            "Session limit",
            "How many hours a session may last. When they are over you are signed out.",
          ],
          [
            "Reality check",
            "A reminder, at an interval you choose, of how long you have been here and how you stand.",
          ],
          [
            "24-hour break",
            "One press away on any page while you are signed in. No bets and no deposits until it ends.",
          ],
          ["Time-out", "A pause of some days or weeks. It cannot be cut short."],
          [
            "Self-exclusion",
            "A long pause. It cannot be cut short, and advertising stops with it.",
          ],
        ],
      },
      {
        p: "Lowering a limit takes effect at once. Raising or removing one takes effect only after a waiting time, and only if you confirm it again when the time is over.",
      },
      { links: [["office/responsible", "Set a limit or take a break"]] },
      { h: "Signs that it has become a problem" },
      {
        p: "Answer for yourself. One honest yes is a reason to pause, several are a reason to talk to somebody.",
      },
      {
        ul: [
          "Do you bet longer or for more than you meant to?",
          "Do you try to win back what you lost?",
          "Have you borrowed, or sold something, in order to bet?",
          "Do you hide from people close to you how much you bet?",
          "Do you think of betting while at work, at study or with your family?",
          "Are you restless or irritable when you cannot bet?",
          "Has betting cost you sleep, work, study or a friendship?",
          "Do you bet to get away from worries?",
        ],
      },
      { h: "What self-exclusion does", needs: "office:responsible" },
      {
        ol: [
          "You choose how long, and see until when it will last before you confirm.",
          "From that moment bets and deposits are refused and open coupons are cleared.",
          "You are signed out. Bets already placed run on and are settled as usual, and your money stays yours.",
          "It ends on its date, not earlier, whoever asks for it.",
        ],
      },
      {
        p: "If you need distance from all betting, exclude yourself at other companies too, and at the national register where your country has one.",
      },
      { h: "Where to find help" },
      {
        ul: [
          "Your family doctor can refer you to a specialist. Gambling disorder is treated, and treatment works.",
          "A helpline listens, free or at the price of a call, and says where to go next. Nobody there tells us or anyone else.",
          "Gamblers Anonymous and Gam-Anon hold meetings, also online, for those who gamble and for those close to them.",
          "If you think of harming yourself, call your local emergency number now.",
        ],
      },
      { helplines: { everywhere: "Everywhere" } },
      { h: "If it is about somebody close to you" },
      {
        p: "Talk calmly and about what you have seen, not about character. Do not lend money and do not pay gambling debts. Helplines advise relatives as well.",
      },
      { h: "Children" },
      {
        p: `Nobody under ${age} may bet. Do not share your password, sign out on shared devices, and use a parental filter where children use the same device.`,
      },
      {
        links: [
          ["rules/general", "Betting rules"],
          ["contacts", "Contacts"],
        ],
      },
    ],
  },
});
