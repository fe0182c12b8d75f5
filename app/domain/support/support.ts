/** Subjects of support threads (OFC-06, OFC-07, OFC-10). */
export const threadKinds = ["question", "idea", "payment", "appeal"] as const;
export type ThreadKind = (typeof threadKinds)[number];

/** `open` waits for support, `answered` for the player, `closed` for nobody. */
export const threadStates = ["open", "answered", "closed"] as const;
export type ThreadState = (typeof threadStates)[number];

/** Topics of questions. */
export const supportTopics = [
  "account",
  "bets",
  "payments",
  "bonuses",
  "verification",
  "technical",
  "other",
] as const;
export type SupportTopic = (typeof supportTopics)[number];

/** Topics of payment requests by their number in the address, each with its sub-topics (OFC-07). */
export const paymentTopics = [
  { id: 1, kind: "deposit", subTopics: [1, 2, 3] },
  { id: 2, kind: "withdrawal", subTopics: [1, 2, 3] },
] as const;
export type PaymentTopic = (typeof paymentTopics)[number];
/** What went wrong with a payment: 1 the money has not come, 2 the amount is wrong, 3 something else. */
export type PaymentProblemId = PaymentTopic["subTopics"][number];

export function paymentTopicByNumber(id: string | undefined): PaymentTopic | null {
  return paymentTopics.find((topic) => String(topic.id) === id) ?? null;
}

/** Longest subject and message, characters. */
export const maxSubjectLength = 120;
export const maxMessageLength = 4_000;
