export interface WalletTexts {
  readonly activate: string;
  readonly remove: string;
  readonly add: string;
  readonly addTitle: string;
  readonly addText: string;
  readonly currency: string;
  readonly convert: string;
  readonly convertTitle: string;
  readonly convertText: string;
  readonly convertAccount: string;
  readonly into: string;
  readonly showSums: string;
  readonly rate: string;
  readonly rateText: (of: string, is: string) => string;
  readonly fee: string;
  readonly feeText: (percent: string) => string;
  readonly taken: string;
  readonly given: string;
  readonly confirm: (taken: string, given: string) => string;
  readonly confirmHint: string;
  /** Warning about a running bonus; `amount` is what its account holds. */
  readonly bonusLost: (amount: string) => string;
  readonly done: Readonly<Record<"activate" | "add" | "remove" | "convert", string>>;
  readonly toStatement: string;
  readonly bonusHint: string;
}
