import type { SupportTexts } from "./types";

export const en: SupportTexts = {
  title: "Support",
  ask: "Ask a question",
  notify: "Notify me of the answer",
  askText: "We usually answer within a few minutes. You'll see the answer here.",
  topic: "Topic",
  topics: {
    account: "My account",
    bets: "Bets and results",
    payments: "Deposits and withdrawals",
    bonuses: "Bonuses",
    verification: "Documents and identity",
    technical: "The site doesn't work as it should",
    other: "Something else",
  },
  subject: "Subject",
  message: "Your message",
  send: "Send question",
  yours: "Your requests",
  none: "No requests yet",
  noneText: "What you ask us appears here, with our answers.",
  number: (id) => `No. ${id}`,
  states: { open: "Waiting for us", answered: "Answered", closed: "Closed" },
  unread: (n) => `${n} new`,
  you: "You",
  house: "Support",
  reply: "Reply",
  back: "All requests",
  sent: (id) => `Sent. Your request is No. ${id}.`,
  unknown: "There is no such request.",
  tooLong: "This text is too long. Please shorten it.",
  idea: "Share an idea",
  ideaText: "What should we do better? We read every idea, and answer each.",
  ideaSend: "Send idea",
  requests: "Payment requests",
  newRequest: "New payment request",
  newRequestText: "What is it about?",
  paymentTopics: { deposit: "A deposit", withdrawal: "A withdrawal" },
  subTopics: {
    1: "The money hasn't arrived",
    2: "The amount is wrong",
    3: "Something else",
  },
  chooseTransaction: "Choose the payment",
  withoutTransaction: "Write without choosing a payment",
  noTransactions: "You have no such payments.",
  unknownTransaction: "There is no such payment. Choose one of yours.",
  about: "It is about",
  transaction: (id) => `Payment ${id}`,
  problem: "What went wrong",
  appeal: "Block appeals",
  appealText:
    "Tell us why your account should not be restricted. The team that decides reads every appeal.",
  appealSend: "Send appeal",
  notBlocked: "Your account is not restricted, so there is nothing to appeal against.",
  houseTexts: {
    welcome:
      "Welcome! Ask us anything here: every question has a number, and you'll find our answers on this page.",
    documents:
      "Your documents have been checked and accepted. There is nothing else you need to do.",
    question:
      "Thank you for your question. We've looked at your account and everything is in order on our side. If anything is still unclear, just reply here.",
    idea: "Thank you for your idea. We've passed it to the people who build the site.",
    appeal:
      "We've received your appeal. The team that decides about restrictions will look at it and answer you here.",
    payment:
      "We've looked at your payments of the last days and they are all recorded correctly. If you mean a certain payment, choose it in a new request.",
    "payment-paid":
      "This payment has been completed: our bank confirms the amount. A withdrawal may take a few days to show on your card.",
    "payment-pending":
      "This payment is still in progress at the bank. It is not lost: you'll see the result under Transactions.",
    "payment-declined":
      "The bank declined this payment, so no money has moved. Please try another card, or ask your bank for the reason.",
    "payment-cancelled": "This payment was cancelled, so no money has moved.",
  },
};
