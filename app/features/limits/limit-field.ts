import type { LimitCode } from "~/domain/limits/codes";
import type { Limit } from "~/domain/limits/limit";
import { isMoneyLimitValue, type LimitValue } from "~/domain/limits/value";
import { fromMinor } from "~/domain/money/money";
import type { LimitFieldDisabledReason } from "./disabled";

/** A limit's field on the page of limits (LIM-14, LIM-19). */
export interface LimitField {
  readonly code: LimitCode;
  /** The limit in force. */
  readonly held: Limit | null;
  /** The pending change: looser (1) or stricter (-1), due for approval at `at` (LIM-06, APR-01). */
  readonly pending: (Limit & { readonly direction: 1 | -1; readonly at: number | null }) | null;
  readonly disabled: LimitFieldDisabledReason | null;
  /** The value in force as the field's text. */
  readonly shown: string;
  readonly choices: readonly LimitValue[];
  /** Stricter values that a disabled field accepts (LIM-07); null where there are none. */
  readonly stricter: StricterLimitField | null;
}

export interface StricterLimitField {
  readonly choices: readonly LimitValue[];
  /** Whether a pending raise can be cancelled. */
  readonly canKeep: boolean;
}

/** A value as its field's text; "" = none. */
export function limitFieldText(limit: LimitValue, iso: string | null): string {
  if (limit.value === null) return "";
  if (!isMoneyLimitValue(limit)) return String(limit.value);
  return iso === null ? "" : fromMinor(limit.value, iso).replace(/\.0+$/, "");
}
