import type { Articles } from "../pages";

/** Responsible gambling (LIM-18). */
export const responsibleGambling: Articles<"responsiblegaming"> = ({ age }) => ({
  responsiblegaming: {
    title: "Responsible gambling",
    lead: "Betting is entertainment that costs money. It is not a way to earn a living, and not a way out of debt.",
    blocks: [
      { h: "In short" },
      {
        ul: [
          `Only people aged ${age} or over may bet here.`,
          "Decide how much money and time you want to spend before you start, and stop there.",
          "Only bet what you can afford to lose.",
          "Don't chase your losses. A lost stake is gone, and the next bet can't bring it back.",
          "Don't bet when you are upset or tired, or after drinking.",
        ],
      },
      { h: "Tools in your account", needs: "office:responsible" },
      { p: "You will find all of these on the limits page. They apply at once and are free." },
      {
        dl: [
          ["Deposit limit", "The most you can pay in over a day, a week or a month."],
          [
            "Loss limit",
            "The most you can lose over a day, a week or a month. A bet that could take you over it is refused.",
          ],
          ["Stake limit", "The most you can stake in total over a day, a week or a month."],
          [
            "Session limit",
            "How many hours a session may last. When the time is up, you are signed out.",
          ],
          [
            "Reality check",
            "A reminder, at an interval you choose, of how long you have played and how much you have won or lost.",
          ],
          [
            "24-hour break",
            "You can start it from any page while you are signed in. You can't bet or deposit until it ends.",
          ],
          ["Time-out", "A break of several days or weeks. It can't be cut short."],
          [
            "Self-exclusion",
            "A long break. It can't be cut short, and we stop sending you advertising.",
          ],
        ],
      },
      {
        p: "Lowering a limit takes effect at once. Raising or removing one takes effect only after a waiting time, and only if you confirm it again when the time is over.",
      },
      { links: [["office/responsible", "Set a limit or take a break"]] },
      { h: "Signs that it has become a problem" },
      {
        p: "Answer honestly. One yes is a reason to take a break; several are a reason to talk to someone.",
      },
      {
        ul: [
          "Do you bet for longer, or with more money, than you meant to?",
          "Do you try to win back what you lost?",
          "Have you borrowed money or sold something in order to bet?",
          "Do you hide how much you bet from people close to you?",
          "Do you think about betting at work, while studying or with your family?",
          "Are you restless or irritable when you cannot bet?",
          "Has betting cost you sleep, work, study or a friendship?",
          "Do you bet to escape from worries?",
        ],
      },
      { h: "What self-exclusion does", needs: "office:responsible" },
      {
        ol: [
          "You choose how long it lasts, and you see its end date before you confirm.",
          "From that moment, bets and deposits are refused and your bet slip is cleared.",
          "You are signed out. Bets you have already placed are settled as usual, and your money stays yours.",
          "It ends on its date and can't end earlier, whoever asks.",
        ],
      },
      {
        p: "To stop betting altogether, exclude yourself with other companies too, and in your country's national register if it has one.",
      },
      { h: "Where to find help" },
      {
        ul: [
          "Your doctor can refer you to a specialist. Gambling disorder can be treated, and treatment works.",
          "Helplines listen and tell you where to go next, free of charge or at the price of a call. They don't tell us or anyone else.",
          "Gamblers Anonymous and Gam-Anon hold meetings, also online, for those who gamble and for those close to them.",
          "If you are thinking of harming yourself, call your local emergency number now.",
        ],
      },
      { helplines: { everywhere: "Everywhere" } },
      { h: "If you are worried about someone close to you" },
      {
        p: "Talk calmly about what you have seen and don't blame. Don't lend money or pay gambling debts. Helplines also advise families and friends.",
      },
      { h: "Children" },
      {
        p: `Nobody under ${age} may bet. Don't share your password, sign out on shared devices, and use parental controls where children use the same device.`,
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
