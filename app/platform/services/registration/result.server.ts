import type { Failure } from "../../transport/failure.server";
import { codeTooSoonRefusalWire } from "../auth/wire.server";
import { registrationFieldRefusalWire } from "./wire.server";

/**
 * Result of a call that registers, sends a code or confirms one: `done` with its value, or why not.
 */
export type RegistrationCallResult<T> =
  | { readonly kind: "done"; readonly value: T }
  | { readonly kind: "fields"; readonly fields: Readonly<Record<string, string>> }
  | { readonly kind: "too-soon"; readonly waitS: number }
  | { readonly kind: "captcha" }
  | { readonly kind: "refused"; readonly code: string }
  | { readonly kind: "unavailable" };

const captchaCodes = ["100", "111", "112", "113"];

/** Translates the failure of a call of registration into why it was refused. */
export function toRegistrationRefusal(failure: Failure): RegistrationCallResult<never> {
  if (failure.kind !== "refused") return { kind: "unavailable" };
  const fields = registrationFieldRefusalWire.safeParse(failure.body);
  if (fields.success) return { kind: "fields", fields: fields.data.fields };
  const early = codeTooSoonRefusalWire.safeParse(failure.body);
  if (early.success) return { kind: "too-soon", waitS: early.data.resendSec };
  const code = String(failure.code ?? "");
  return captchaCodes.includes(code) ? { kind: "captcha" } : { kind: "refused", code };
}
