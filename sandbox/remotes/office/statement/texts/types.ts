import type { MovementGroup } from "~/domain/statement/groups";
import type { MovementKind } from "~sandbox/db/movement-kinds";

export interface StatementTexts {
  readonly title: string;
  readonly account: string;
  readonly allAccounts: string;
  readonly accountNo: (id: number) => string;
  readonly kind: string;
  readonly allKinds: string;
  readonly groups: Readonly<Record<MovementGroup, string>>;
  /** Kinds of the ledger that differ from their group's name. */
  readonly kinds: Readonly<Partial<Record<MovementKind | (string & {}), string>>>;
  readonly from: string;
  readonly to: string;
  readonly badDates: string;
  readonly totals: string;
  readonly opening: string;
  readonly cameIn: string;
  readonly wentOut: string;
  readonly net: string;
  readonly closing: string;
  readonly time: string;
  readonly movement: string;
  readonly amount: string;
  readonly balanceAfter: string;
  readonly csv: string;
  readonly none: string;
  readonly noneText: string;
  readonly bet: (id: string) => string;
  readonly payment: (id: string) => string;
  readonly pending: string;
  readonly paid: string;
  readonly takenBack: string;
  readonly takeBack: (amount: string) => string;
  readonly takeBackHint: string;
  readonly doneTakeBack: string;
  readonly errors: Readonly<Record<"not-pending" | "excluded" | "account-frozen", string>>;
  readonly pages: string;
  readonly newer: string;
  readonly older: string;
  readonly page: (n: number, of: number) => string;
}
