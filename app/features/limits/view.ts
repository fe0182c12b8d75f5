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
import {
  findDisabledLimitFields,
  isPendingDepositLimit,
  isSelfExclusionPending,
  type LimitFieldDisabledReason,
} from "./disabled";
import { type LimitField, limitFieldText, type StricterLimitField } from "./limit-field";
import { stricterChoices, valueKeptByCancellingRaise } from "./stricter";

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
