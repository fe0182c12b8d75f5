import { fromMinor } from "../money/money";
import type { LimitChoices } from "./answers";
import { approvalAt } from "./approval";
import { type LimitCode, type LimitSection, moneyWindow, sectionOf, sections } from "./codes";
import { type Disabled, disabledFields, isCancellable, isExclusionToCome } from "./disabled";
import type { LimitError } from "./form";
import { directionOf, inForce, type Limit, limitAmount, pendingOf } from "./limit";
import type { LimitsReply } from "./reply";
import { stricterChoices, valueToKeep } from "./stricter";

/** A limit's field on the page of limits, as data (LIM-14, LIM-19). Values as in `Limit`. */
export interface LimitField {
  readonly code: LimitCode;
  /** What holds now; `left` as in `Limit`. */
  readonly held: {
    readonly value: number;
    readonly until: number | null;
    readonly left: number | null;
  } | null;
  /** What is to come: it loosens (1) or tightens (-1), and is asked about at `at` (LIM-06, APR-01). */
  readonly pending: {
    readonly value: number | null;
    readonly direction: 1 | -1;
    readonly since: number;
    readonly at: number | null;
  } | null;
  readonly disabled: Disabled | null;
  /** What the field shows: as it was typed, or what holds. */
  readonly text: string;
  /** What the field shows of itself, whatever was typed. */
  readonly shown: string;
  readonly choices: readonly (number | null)[];
  readonly error: LimitError | null;
  /** What a field that cannot be changed still takes (LIM-07); null where there is nothing stricter. */
  readonly stricter: StricterField | null;
}

/** A field of its own for a stricter value. */
export interface StricterField {
  readonly text: string;
  readonly choices: readonly number[];
  /** A raise is pending that can be taken back. */
  readonly canKeep: boolean;
  readonly error: LimitError | null;
}

/** The page of limits as data. */
export interface LimitsView {
  readonly iso: string | null;
  readonly sections: readonly { readonly section: LimitSection; readonly fields: readonly LimitField[] }[];
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

/** Everything the page of limits says, by section (LIM-01, LIM-07, LIM-14, LIM-19). */
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
  const active = inForce(limits, code, now);
  const pending = pendingOf(limits, code);
  const shown = textOf(code, active?.value ?? null, choices.iso);
  return {
    code,
    held:
      active && active.value !== null
        ? { value: active.value, until: active.endsAt, left: active.left }
        : null,
    pending: pending && {
      value: pending.value,
      direction: directionOf(pending, active),
      since: pending.startedAt,
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
  // Pending raises of deposits have a button for all of them (LIM-05).
  const canKeep = sectionOf(code) !== "deposit" && valueToKeep(code, known) !== null;
  if (!canKeep && choices.length === 0 && !moneyWindow(code)) return null;
  return { text: "", choices, canKeep, error: null };
}

/** The page after a refused form: each field as it was typed, with its error. */
export function withTyped(view: LimitsView, reply: LimitsReply): LimitsView {
  const typed = new Map(reply.typed);
  const errors = new Map(reply.kind === "fields" ? reply.errors : []);
  const sections = view.sections.map(({ section, fields }) => ({
    section,
    fields: fields.map((field) => {
      const text = typed.get(field.code);
      const error = errors.get(field.code) ?? null;
      if (!reply.isStricter) return { ...field, text: text ?? field.text, error };
      return { ...field, stricter: field.stricter && { ...field.stricter, text: text ?? "", error } };
    }),
  }));
  return { ...view, sections };
}

/** A value as its field takes it; "" = none. */
export function textOf(code: LimitCode, value: number | null, iso: string | null): string {
  if (value === null) return "";
  if (!moneyWindow(code)) return String(value);
  return iso === null ? "" : fromMinor(limitAmount(value), iso).replace(/\.0+$/, "");
}
