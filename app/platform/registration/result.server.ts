import { tooSoonWire } from "../auth/wire.server";
import type { Failure } from "../failure.server";
import { fieldRefusalWire } from "./wire.server";

/** Result of a call that registers, sends or confirms. */
export type RegistrationResult<T> =
  | { readonly kind: "done"; readonly value: T }
  | { readonly kind: "fields"; readonly fields: Readonly<Record<string, string>> }
  | { readonly kind: "too-soon"; readonly waitS: number }
  | { readonly kind: "captcha" }
  | { readonly kind: "refused"; readonly code: string }
  | { readonly kind: "unavailable" };

const captchaCodes = ["100", "111", "112", "113"];

/** Why a call of registration was refused. */
export function toRegistrationRefusal(failure: Failure): RegistrationResult<never> {
  if (failure.kind !== "refused") return { kind: "unavailable" };
  const fields = fieldRefusalWire.safeParse(failure.body);
  if (fields.success) return { kind: "fields", fields: fields.data.fields };
  const early = tooSoonWire.safeParse(failure.body);
  if (early.success) return { kind: "too-soon", waitS: early.data.resendSec };
  const code = String(failure.code ?? "");
  return captchaCodes.includes(code) ? { kind: "captcha" } : { kind: "refused", code };
}
