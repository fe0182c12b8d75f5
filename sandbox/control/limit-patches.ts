import { z } from "zod";
import { isLimitCode, isMoneyLimitCode, type LimitCode } from "~/domain/limits/codes";
import { currencyOf } from "~/domain/money/money";
import { firstIssueText, HttpErrorAnswer } from "../services/http";
import { type StoredLimits, storedLimitValue } from "../services/limits/stored";
import { limitWireNumber, parseLimitWireNumber } from "../services/limits/wire-values";
import { mergePatchOrBadRequest } from "./merge-patch";

const pending = z.object({
  limitValue: z.number(),
  limitState: z.literal("PENDING").default("PENDING"),
  startedAt: z.number(),
  needApprove: z.boolean().default(true),
});
/** A limit in the control interface: values are those of the wire, times seconds since epoch. */
const patched = z.object({
  limitType: z.number().int(),
  limitValue: z.number(),
  limitState: z.enum(["ACTIVE", "PENDING", "INACTIVE"]).default("ACTIVE"),
  startedAt: z.number(),
  endsAt: z.number().nullish(),
  needApprove: z.boolean().default(false),
  selfExcludeReason: z.number().int().nullish(),
  pending: pending.nullish(),
});
const patchedLimits = z.record(z.string().regex(/^\d{1,3}$/), patched);
type PatchedLimits = z.infer<typeof patchedLimits>;

/** A player's stored limits as the control interface shows them; amounts are in `iso`. */
export function limitsForControlInterface(limits: StoredLimits, iso: string): PatchedLimits {
  const shown: PatchedLimits = {};
  for (const [code, { value, pending: raise, ...kept }] of knownOf(limits)) {
    const number = (stored: number | null) => limitWireNumber(storedLimitValue(code, stored), iso);
    shown[code] = {
      ...kept,
      limitValue: number(value),
      pending: raise && { ...termsOf(raise), limitValue: number(raise.value) },
    };
  }
  return shown;
}

/**
 * The stored limits with a merge patch applied; stores nothing. Throws a 400 for an invalid patch,
 * which would block the player's placements until the reset.
 */
export function storedLimitsAfterPatch(
  limits: StoredLimits,
  patch: unknown,
  iso: string,
): StoredLimits {
  const read = patchedLimits.safeParse(
    mergePatchOrBadRequest(limitsForControlInterface(limits, iso), patch),
  );
  if (!read.success) {
    const title = `limits.${firstIssueText(read.error)}; each takes ${Object.keys(patched.shape).join(", ")}`;
    throw new HttpErrorAnswer(400, { code: "schema", title });
  }
  const stored: StoredLimits = {};
  for (const [code, { limitValue, pending: raise, ...kept }] of knownOf(read.data)) {
    const value = (shown: number) => storedFrom(code, shown, iso);
    stored[code] = {
      ...kept,
      value: value(limitValue),
      pending: raise && { ...termsOf(raise), value: value(raise.limitValue) },
    };
  }
  return stored;
}

type Terms = Pick<z.infer<typeof pending>, "limitState" | "startedAt" | "needApprove">;

function termsOf({ limitState, startedAt, needApprove }: Terms): Terms {
  return { limitState, startedAt, needApprove };
}

function knownOf<T>(limits: Readonly<Record<string, T>>): readonly (readonly [LimitCode, T])[] {
  return Object.entries(limits).flatMap(([key, limit]) => {
    const code = Number(key);
    return isLimitCode(code) ? [[code, limit] as const] : [];
  });
}

/**
 * The value of a limit as it is stored; null = the number that stands for no limit. An amount with
 * more decimals than the currency has is rounded; one below zero is zero.
 */
function storedFrom(code: LimitCode, number: number, iso: string): number | null {
  const rounded = isMoneyLimitCode(code) ? Number(number.toFixed(currencyOf(iso).digits)) : number;
  const read = parseLimitWireNumber(code, rounded, iso);
  return read === null ? 0 : read.value;
}
