import type { LimitChoices } from "~/domain/limits/answers";
import { approvalAt } from "~/domain/limits/approval";
import {
  isMoneyCode,
  type LimitCode,
  type LimitSection,
  sectionOf,
  sections,
} from "~/domain/limits/codes";
import { directionOf, type Limit, limitInForce, pendingOf } from "~/domain/limits/limit";
import { isMoney, type LimitValue } from "~/domain/limits/value";
import { fromMinor } from "~/domain/money/money";
import { type Disabled, disabledFields, isCancellable, isExclusionToCome } from "./disabled";
import type { LimitError } from "./form";
import type { LimitsReply } from "./reply";
import { stricterChoices, valueToKeep } from "./stricter";

/** A limit's field on the page of limits (LIM-14, LIM-19). */
export interface LimitField {
  readonly code: LimitCode;
  /** The limit in force. */
  readonly held: Limit | null;
  /** The pending change: looser (1) or stricter (-1), due for approval at `at` (LIM-06, APR-01). */
  readonly pending: (Limit & { readonly direction: 1 | -1; readonly at: number | null }) | null;
  readonly disabled: Disabled | null;
  /** The field's text: as typed, or the value in force. */
  readonly text: string;
  /** The field's text by the stored limit, whatever was typed. */
  readonly shown: string;
  readonly choices: readonly LimitValue[];
  readonly error: LimitError | null;
  /** Stricter values that a disabled field accepts (LIM-07); null where there are none. */
  readonly stricter: StricterField | null;
}

export interface StricterField {
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
export function limitsView(known: Known): LimitsView {
  const { limits, choices, now, isBySection } = known;
  const disabled = disabledFields(limits, { now, isBySection });
  return {
    iso: choices.iso,
    sections: sections.map(({ section, codes }) => ({
      section,
      fields: codes.map((code) => fieldFor(code, known, disabled.get(code) ?? null)),
    })),
    canCancel: limits.some(isCancellable),
    isExclusionToCome: isExclusionToCome(limits),
  };
}

function fieldFor(code: LimitCode, known: Known, disabled: Disabled | null): LimitField {
  const { limits, choices, now, delayMs } = known;
  const active: Limit | null = limitInForce(limits, code, now);
  const pending: Limit | null = pendingOf(limits, code);
  const shown = active ? textOf(active, choices.iso) : "";
  return {
    code,
    held: active?.value == null ? null : active,
    pending: pending && {
      ...pending,
      direction: directionOf(pending, active),
      at: approvalAt(pending, delayMs),
    },
    disabled,
    text: shown,
    shown,
    choices: choices.values.get(code) ?? [],
    error: null,
    stricter: disabled && stricterField(code, known),
  };
}

function stricterField(code: LimitCode, known: Known): StricterField | null {
  const choices = stricterChoices(code, known);
  // One button cancels all pending raises of deposit limits (LIM-05).
  const canKeep = sectionOf(code) !== "deposit" && valueToKeep(code, known) !== null;
  if (!canKeep && choices.length === 0 && !isMoneyCode(code)) return null;
  return { text: "", choices, canKeep, error: null };
}

/** The page after a refused form: each field with its typed text and its error. */
export function withTyped(view: LimitsView, reply: LimitsReply): LimitsView {
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
export function textOf(limit: LimitValue, iso: string | null): string {
  if (limit.value === null) return "";
  if (!isMoney(limit)) return String(limit.value);
  return iso === null ? "" : fromMinor(limit.value, iso).replace(/\.0+$/, "");
}
