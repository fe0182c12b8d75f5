import type { Articles, PolicyArticleName } from "../pages";

/** Policies on data, identity and money. */
export const policies: Articles<PolicyArticleName> = ({ company, age }) => ({
  cookies: {
    title: "Cookies",
    lead: "Small records in your browser. Some the site cannot work without; the others are set only if you agree.",
    blocks: [
      { links: [["cookies/consent", "Change my choice"]] },
      { h: "Always" },
      {
        dl: [
          ["user_token, user_token_session, __session", "Keep you signed in and protect forms."],
          ["coupon", "The bets you have chosen and not yet placed."],
          ["lng", "Your language."],
          ["settings", "Theme, price format and other settings of a guest."],
          ["cookie_consent", "What you have agreed to."],
          ["age", "That you confirmed your age, for three days."],
          ["terms_seen", "That you have been told of a change of terms, for 60 days."],
          [
            "visit, ggru, ggru_grant",
            "A number of this visit and what keeps other sites from acting in its name. Needed from the first page on, so set before you choose.",
          ],
          ["payment_consultant", "That you asked for the payment consultant."],
          ["platform_type", "Which version of the site you chose."],
          [
            "app_banner",
            "That you have closed the banner of the app, so that it does not come back.",
          ],
          ["maintenance, force-geo-off", "Which notice pages apply to you."],
        ],
      },
      { h: "For convenience, if you agree" },
      {
        dl: [
          ["window_width", "The width of your window, so that the first page fits it."],
          ["device", "Marks of your device, so that a sign-in from an unknown one stands out."],
        ],
      },
      { h: "For marketing, if you agree" },
      {
        dl: [
          ["Referral records", "Which partner or advertisement brought you, for at most 60 days."],
        ],
      },
      {
        p: "You can change your choice at any time; what belongs to a class you withdraw is deleted.",
      },
    ],
  },
  consent: {
    title: "Consent to the use of personal data",
    blocks: [
      {
        p: `By opening an account you agree that ${company} uses the data you give for the purposes below, and for no others.`,
      },
      {
        dl: [
          [
            "What",
            "Name, date of birth, contacts, documents where asked for, payments, bets, and records of visits.",
          ],
          [
            "What for",
            "To run the account, take and settle bets, make payments, check age and identity, prevent fraud, keep the limits you set, and do what the law demands.",
          ],
          [
            "Who else",
            "Payment companies, identity checks and authorities, each only what it needs. Data is not sold.",
          ],
          ["How long", "While the account is open, and after that as long as the law requires."],
        ],
      },
      {
        p: "You may ask what is stored about you, have it corrected, and withdraw your consent. Without it the account cannot stay open. Consent to advertising is separate and can be withdrawn alone.",
      },
      {
        links: [
          ["cookies", "Cookies"],
          ["contacts", "Contacts"],
        ],
      },
    ],
  },
  amlpolicy: {
    title: "Against money laundering",
    blocks: [
      {
        p: "A betting account is for betting with one's own money. We are bound to notice and report anything else.",
      },
      {
        ul: [
          "One person has one account, in their own name.",
          "Money goes back the way it came, as far as that is possible.",
          "Money that was paid in and not staked may be held until its origin is clear.",
          "For large or unusual sums we ask where the money comes from.",
          "Suspicious payments are reported to the authority, without telling the account's holder where the law forbids it.",
        ],
      },
      {
        links: [
          ["kycpolicy", "Who our players are"],
          ["amlkyc", "Both in short"],
        ],
      },
    ],
  },
  kycpolicy: {
    title: "Who our players are",
    blocks: [
      {
        p: `We have to know that a player is a real person, aged ${age} or over, and the one the account belongs to.`,
      },
      { h: "When we ask" },
      {
        ul: [
          "when age or identity could not be confirmed from the data given;",
          "before a first withdrawal or a large one;",
          "when payments or bets do not fit what we know;",
          "when data changes: name, document, payment method.",
        ],
      },
      { h: "What may be asked for" },
      {
        ul: [
          "a passport or another official document with a photograph;",
          "proof of address;",
          "proof that a payment method is yours.",
        ],
      },
      {
        p: "Until the check is done, withdrawals and, where the law says so, bets are held back. Bets already placed stand.",
      },
      {
        links: [
          ["simpleidentification", "Simplified identification"],
          ["consent", "Personal data"],
        ],
      },
    ],
  },
  amlkyc: {
    title: "Identity and the origin of money",
    blocks: [
      {
        p: "Two duties of every bookmaker, in short: know who plays, and do not let the site be used to hide where money comes from.",
      },
      {
        ul: [
          "One account per person, with true data.",
          "Documents only when they are needed, and used for nothing else.",
          "Deposits and withdrawals only by methods that belong to you.",
        ],
      },
      {
        links: [
          ["kycpolicy", "Who our players are"],
          ["amlpolicy", "Against money laundering"],
        ],
      },
    ],
  },
  simpleidentification: {
    title: "Simplified identification",
    blocks: [
      {
        p: "Where the law allows it, identity is confirmed from data alone, without copies of documents.",
      },
      {
        ol: [
          "You give name, date of birth and the number of a document in your account.",
          "The data is compared with an official source.",
          "If everything agrees, you are done. If not, we ask for a copy of the document.",
        ],
      },
      { p: "Accounts confirmed this way can have lower limits for payments." },
      { links: [["kycpolicy", "Who our players are"]] },
    ],
  },
  taxation: {
    title: "Taxes on winnings",
    blocks: [
      { p: "Whether a win is taxed depends on the law of the country you live in." },
      {
        ul: [
          "Amounts in the coupon, on receipts and in the history are before tax.",
          "Nothing is withheld from returns unless the receipt says so.",
          "Where the law leaves the tax to the player, declaring it is up to you; the bet history serves as a record.",
        ],
      },
      { links: [["office/history", "Bet history"]] },
    ],
  },
});
