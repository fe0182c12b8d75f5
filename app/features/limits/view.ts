import type { LimitChoices } from "~/domain/limits/answers";
import { limitApprovalDueAt } from "~/domain/limits/approval";
import {
  isMoneyLimitCode,
  type LimitCode,
  type LimitSection,
  limitSectionOf,
  limitSections,
} from "~/domain/limits/codes";
import { findLimitInForce, findPendingLimit } from "~/domain/limits/in-force";
import type { Limit } from "~/domain/limits/limit";
import { limitChangeDirection } from "~/domain/limits/strictness";
import { isMoneyLimitValue, type LimitValue } from "~/domain/limits/value";
import { fromMinor } from "~/domain/money/money";
import {
  findDisabledLimitFields,
  isPendingDepositLimit,
  isSelfExclusionPending,
  type LimitFieldDisabledReason,
} from "./disabled";
import { stricterChoices, valueKeptByCancellingRaise } from "./stricter";

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

/** The data of the page of limits. */
export interface LimitsView {
  readonly iso: string | null;
  readonly sections: readonly {
    readonly section: LimitSection;
    readonly fields: readonly LimitField[];
  }[];
  readonly canCancel: boolean;
  readonly isExclusionToCome: boolean;
}

interface Known {
  readonly limits: readonly Limit[];
  readonly choices: LimitChoices;
  readonly isBySection: boolean;
  readonly delayMs: number;
  readonly now: number;
}

/** All data of the page of limits, by section (LIM-01, LIM-07, LIM-14, LIM-19). */
export function buildLimitsView(known: Known): LimitsView {
  const { limits, choices, now, isBySection } = known;
  const disabled = findDisabledLimitFields(limits, { now, isBySection });
  return {
    iso: choices.iso,
    sections: limitSections.map(({ section, codes }) => ({
      section,
      fields: codes.map((code) => fieldFor(code, known, disabled.get(code) ?? null)),
    })),
    canCancel: limits.some(isPendingDepositLimit),
    isExclusionToCome: isSelfExclusionPending(limits),
  };
}

function fieldFor(
  code: LimitCode,
  known: Known,
  disabled: LimitFieldDisabledReason | null,
): LimitField {
  const { limits, choices, now, delayMs } = known;
  const active: Limit | null = findLimitInForce(limits, code, now);
  const pending: Limit | null = findPendingLimit(limits, code);
  const shown = active ? limitFieldText(active, choices.iso) : "";
  return {
    code,
    held: active?.value == null ? null : active,
    pending: pending && {
      ...pending,
      direction: limitChangeDirection(pending, active),
      at: limitApprovalDueAt(pending, delayMs),
    },
    disabled,
    shown,
    choices: choices.values.get(code) ?? [],
    stricter: disabled && stricterField(code, known),
  };
}

function stricterField(code: LimitCode, known: Known): StricterLimitField | null {
  const choices = stricterChoices(code, known);
  // One button cancels all pending raises of deposit limits (LIM-05).
  const canKeep =
    limitSectionOf(code) !== "deposit" && valueKeptByCancellingRaise(code, known) !== null;
  if (!canKeep && choices.length === 0 && !isMoneyLimitCode(code)) return null;
  return { choices, canKeep };
}

/** Countries with the safer gambling policy logo, by the platform's country ids (LIM-11). */
const countries: readonly number[] = [1, 66, 126, 228, 120];

export function hasSaferGamblingLogo(countryId: number): boolean {
  return countries.includes(countryId);
}
