import type { LimitChoices } from "~/domain/limits/answers";
import { limitApprovalDueAt } from "~/domain/limits/approval";
import {
  isMoneyLimitCode,
  type LimitCode,
  type LimitSection,
  limitSectionOf,
  limitSections,
} from "~/domain/limits/codes";
import {
  findLimitInForce,
  findPendingLimit,
  type Limit,
  limitChangeDirection,
} from "~/domain/limits/limit";
import { isMoneyValue, type LimitValue } from "~/domain/limits/value";
import { fromMinor } from "~/domain/money/money";
import {
  findDisabledLimitFields,
  isExclusionToCome,
  isPendingLimitCancellable,
  type LimitFieldDisabledReason,
} from "./disabled";
import type { LimitError } from "./form";
import type { LimitsReply } from "./reply";
import { stricterChoices, valueInForceToKeep } from "./stricter";

/** A limit's field on the page of limits (LIM-14, LIM-19). */
export interface LimitField {
  readonly code: LimitCode;
  /** The limit in force. */
  readonly held: Limit | null;
  /** The pending change: looser (1) or stricter (-1), due for approval at `at` (LIM-06, APR-01). */
  readonly pending: (Limit & { readonly direction: 1 | -1; readonly at: number | null }) | null;
  readonly disabled: LimitFieldDisabledReason | null;
  /** The field's text: as typed, or the value in force. */
  readonly text: string;
  /** The field's text by the stored limit, whatever was typed. */
  readonly shown: string;
  readonly choices: readonly LimitValue[];
  readonly error: LimitError | null;
  /** Stricter values that a disabled field accepts (LIM-07); null where there are none. */
  readonly stricter: StricterLimitField | null;
}

export interface StricterLimitField {
  readonly text: string;
  readonly choices: readonly LimitValue[];
  /** Whether a pending raise can be cancelled. */
  readonly canKeep: boolean;
  readonly error: LimitError | null;
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
    canCancel: limits.some(isPendingLimitCancellable),
    isExclusionToCome: isExclusionToCome(limits),
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
    text: shown,
    shown,
    choices: choices.values.get(code) ?? [],
    error: null,
    stricter: disabled && stricterField(code, known),
  };
}

function stricterField(code: LimitCode, known: Known): StricterLimitField | null {
  const choices = stricterChoices(code, known);
  // One button cancels all pending raises of deposit limits (LIM-05).
  const canKeep = limitSectionOf(code) !== "deposit" && valueInForceToKeep(code, known) !== null;
  if (!canKeep && choices.length === 0 && !isMoneyLimitCode(code)) return null;
  return { text: "", choices, canKeep, error: null };
}

/** The page after a refused form: each field with its typed text and its error. */
export function withTypedLimits(view: LimitsView, reply: LimitsReply): LimitsView {
  const typed = new Map(reply.typed);
  const errors = new Map(reply.kind === "fields" ? reply.errors : []);
  const sections = view.sections.map(({ section, fields }) => ({
    section,
    fields: fields.map((field) => {
      const text = typed.get(field.code);
      const error = errors.get(field.code) ?? null;
      if (!reply.isStricter) return { ...field, text: text ?? field.text, error };
      return {
        ...field,
        stricter: field.stricter && { ...field.stricter, text: text ?? "", error },
      };
    }),
  }));
  return { ...view, sections };
}

/** A value as its field's text; "" = none. */
export function limitFieldText(limit: LimitValue, iso: string | null): string {
  if (limit.value === null) return "";
  if (!isMoneyValue(limit)) return String(limit.value);
  return iso === null ? "" : fromMinor(limit.value, iso).replace(/\.0+$/, "");
}
