import type { PaymentProblemId, SupportTopic, ThreadState } from "~/domain/support/support";

/** Codes of the operator's standard texts. */
export type SupportReplyName =
  | "welcome"
  | "documents"
  | "question"
  | "idea"
  | "appeal"
  | "payment"
  | "payment-paid"
  | "payment-pending"
  | "payment-declined"
  | "payment-cancelled";

export interface SupportTexts {
  readonly title: string;
  readonly ask: string;
  readonly askText: string;
  readonly notify: string;
  readonly topic: string;
  readonly topics: Readonly<Record<SupportTopic, string>>;
  readonly subject: string;
  readonly message: string;
  readonly send: string;
  readonly yours: string;
  readonly none: string;
  readonly noneText: string;
  readonly number: (id: number) => string;
  readonly states: Readonly<Record<ThreadState, string>>;
  readonly unread: (n: number) => string;
  readonly you: string;
  readonly house: string;
  readonly reply: string;
  readonly back: string;
  readonly sent: (id: string) => string;
  readonly unknown: string;
  readonly tooLong: string;
  readonly idea: string;
  readonly ideaText: string;
  readonly ideaSend: string;
  readonly requests: string;
  readonly newRequest: string;
  readonly newRequestText: string;
  readonly paymentTopics: Readonly<Record<"deposit" | "withdrawal", string>>;
  readonly subTopics: Readonly<Record<PaymentProblemId, string>>;
  readonly chooseTransaction: string;
  readonly withoutTransaction: string;
  readonly noTransactions: string;
  readonly unknownTransaction: string;
  readonly about: string;
  readonly transaction: (id: string) => string;
  readonly problem: string;
  readonly appeal: string;
  readonly appealText: string;
  readonly appealSend: string;
  readonly notBlocked: string;
  readonly houseTexts: Readonly<Record<SupportReplyName, string>>;
}
