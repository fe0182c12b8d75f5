import type { Articles, PolicyArticleName } from "../pages";

/** Policies on data, identity and money. */
export const policies: Articles<PolicyArticleName> = ({ company, age }) => ({
  cookies: {
    title: "Cookies",
    lead: "Cookies are small records in your browser. The site can't work without some of them; the others are set only if you agree.",
    blocks: [
      { links: [["cookies/consent", "Change my choice"]] },
      { h: "Always" },
      {
        dl: [
          ["user_token, user_token_session, __session", "Keep you signed in and protect forms."],
          ["coupon", "The selections on your bet slip."],
          ["lng", "Your language."],
          ["settings", "Theme, odds format and other settings of a guest."],
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
    title: "Anti-money-laundering policy",
    blocks: [
      {
        p: "Your account is for betting with your own money. The law requires us to notice and report anything else.",
      },
      {
        ul: [
          "One person has one account, in their own name.",
          "Where possible, money is paid back the way it was paid in.",
          "Money that was deposited but not staked may be held until we know where it came from.",
          "If an amount is large or unusual, we ask where the money comes from.",
          "We report suspicious payments to the authority, without telling the account holder where the law forbids it.",
        ],
      },
      {
        links: [
          ["kycpolicy", "Know your customer policy"],
          ["amlkyc", "Both in brief"],
        ],
      },
    ],
  },
  kycpolicy: {
    title: "Know your customer policy",
    blocks: [
      {
        p: `We have to know that each player is a real person aged ${age} or over and that the account is theirs.`,
      },
      { h: "When we ask" },
      {
        ul: [
          "when age or identity could not be confirmed from the data given;",
          "before a first withdrawal or a large one;",
          "when your payments or bets don't match what we know about you;",
          "when your name, document or payment method changes.",
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
        p: "Until the check is done, you can't withdraw and, where the law says so, can't bet. Bets you have already placed remain valid.",
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
    title: "Identity and source of funds",
    blocks: [
      {
        p: "Every bookmaker has two duties: to know who is playing, and not to let the site be used to hide where money comes from.",
      },
      {
        ul: [
          "One account per person, with correct details.",
          "We ask for documents only when they are needed and use them for nothing else.",
          "Deposits and withdrawals only by methods that belong to you.",
        ],
      },
      {
        links: [
          ["kycpolicy", "Know your customer policy"],
          ["amlpolicy", "Anti-money-laundering policy"],
        ],
      },
    ],
  },
  simpleidentification: {
    title: "Simplified identification",
    blocks: [
      {
        p: "Where the law allows it, we confirm your identity from your details alone, without copies of documents.",
      },
      {
        ol: [
          "You enter your name, date of birth and document number in your account.",
          "We compare them with an official source.",
          "If everything matches, you are done. If not, we ask for a copy of the document.",
        ],
      },
      { p: "Accounts confirmed this way can have lower limits for payments." },
      { links: [["kycpolicy", "Know your customer policy"]] },
    ],
  },
  taxation: {
    title: "Taxes on winnings",
    blocks: [
      { p: "Whether winnings are taxed depends on the law of the country you live in." },
      {
        ul: [
          "Amounts on the bet slip, on receipts and in the bet history are before tax.",
          "Nothing is withheld from returns unless the receipt says so.",
          "If the law requires you to pay the tax yourself, declaring it is up to you. Your bet history serves as a record.",
        ],
      },
      { links: [["office/history", "Bet history"]] },
    ],
  },
});
