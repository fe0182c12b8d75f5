import type { z } from "zod";
import type { RegistrationCountry, RegistrationType } from "~/domain/registration/types";
import { findCallingCode } from "~/domain/session/calling-codes";
import { toSignedIn } from "../auth/outcome.server";
import { tooSoonWire } from "../auth/wire.server";
import { type Answer, type Failure, mapReply } from "../failure.server";
import { effectPolicy, queryPolicy } from "../policy.server";
import { oncePerRequest } from "../scope/memo.server";
import type { PlatformScope } from "../scope.server";
import { call } from "../transport.server";
import {
  confirmReplyWire,
  phoneCountriesWire as countriesWire,
  credentialsReplyWire,
  fieldRefusalWire,
  phoneMasksWire,
  type RegisterRequestWire,
  registerReplyWire,
  resendReplyWire,
} from "./wire.server";

const base = "/web-api/registration/v1";
const policies = {
  countries: queryPolicy("registration.countries", "none", { timeoutMs: 1500, retries: 1 }),
  masks: queryPolicy("registration.masks", "none", { timeoutMs: 1500, retries: 1 }),
  register: effectPolicy("registration.register", "none", 10_000),
  resend: effectPolicy("registration.resend", "none", 8000),
  confirm: effectPolicy("registration.confirm", "none", 10_000),
  credentials: effectPolicy("registration.credentials", "bearer", 8000),
} as const;

/** Countries from which one may register, with the masks of their numbers (REG-03, REG-09). */
export function loadCountries(
  scope: PlatformScope,
): Promise<Answer<readonly RegistrationCountry[]>> {
  return oncePerRequest(scope, "platform.registration-countries", async () => {
    const [countries, masks] = await Promise.all([
      call(scope, policies.countries, { path: `${base}/phone-countries` }, countriesWire),
      call(scope, policies.masks, { path: `${base}/phone-masks` }, phoneMasksWire),
    ]);
    // Without masks the numbering plan alone judges numbers.
    return mapReply(countries, (list) => countriesFrom(list, masks.ok ? masks.data : []));
  });
}

function countriesFrom(
  list: z.infer<typeof countriesWire>,
  masks: z.infer<typeof phoneMasksWire>,
): RegistrationCountry[] {
  return list
    .filter(({ tel_code }) => findCallingCode(tel_code.replace("+", "")) !== undefined)
    .map((row) => {
      const mask = masks.find(({ CountryId }) => CountryId === row.id);
      return {
        id: row.id,
        code: row.country_code.toLowerCase(),
        name: row.name,
        callingCode: `+${row.tel_code.replace("+", "")}`,
        currencies: row.currencies,
        ageLimit: row.age_limit,
        mask: mask ? { mask: mask.Mask, min: mask.Min, max: mask.Max } : null,
        regions: row.regions,
      };
    });
}

/** Result of a call that registers, sends or confirms. */
export type RegistrationResult<T> =
  | { readonly kind: "done"; readonly value: T }
  | { readonly kind: "fields"; readonly fields: Readonly<Record<string, string>> }
  | { readonly kind: "too-soon"; readonly waitS: number }
  | { readonly kind: "captcha" }
  | { readonly kind: "refused"; readonly code: string }
  | { readonly kind: "unavailable" };

/** A session, or a code on its way. */
export type Registered =
  | {
      readonly kind: "player";
      readonly userId: number;
      readonly sessionId: string;
      readonly login: string;
      /** The generated one; null = none: a network signs the player in. */
      readonly password: string | null;
    }
  | { readonly kind: "sent"; readonly token: string; readonly waitS: number };

/** Registers; the password is typed text. Leaves the scope as is: the caller sets the new session. */
export async function registerPlayer(
  scope: PlatformScope,
  order: Omit<RegisterRequestWire, "lng">,
): Promise<RegistrationResult<Registered>> {
  const { fields } = order;
  const json = {
    ...order,
    lng: scope.lng,
    fields: { ...fields, password: fields.password && encoded(fields.password) },
  };
  const input = { method: "POST", path: `${base}/register`, json } as const;
  const reply = await call(scope, policies.register, input, registerReplyWire);
  if (!reply.ok) return refusal(reply.failure);
  const { data } = reply;
  if ("token" in data)
    return { kind: "done", value: { kind: "sent", token: data.token, waitS: data.resendSec } };
  toSignedIn(scope, data);
  return { kind: "done", value: { kind: "player", ...data, password: data.password || null } };
}

/** Sends another message for a token. */
export async function resendCode(
  scope: PlatformScope,
  token: string,
): Promise<RegistrationResult<{ readonly token: string; readonly waitS: number }>> {
  const json = { token, lng: scope.lng };
  const input = { method: "POST", path: `${base}/resend`, json } as const;
  const reply = await call(scope, policies.resend, input, resendReplyWire);
  if (!reply.ok) return refusal(reply.failure);
  return { kind: "done", value: { token: reply.data.token, waitS: reply.data.resendSec } };
}

/** The proof of an address: the code for a token, or the token of a mail's link. */
export type ContactProof =
  | { readonly token: string; readonly code: string }
  | { readonly type: Extract<RegistrationType, "phone_reg" | "full_reg">; readonly link: string };

/** Makes the player whose address is proven. Leaves the scope as is, as `registerPlayer` does. */
export async function confirmAddress(
  scope: PlatformScope,
  proof: ContactProof,
): Promise<RegistrationResult<{ readonly userId: number; readonly sessionId: string }>> {
  const json = "link" in proof ? { type: proof.type, link_token: proof.link } : proof;
  const input = { method: "POST", path: `${base}/confirm`, json } as const;
  const reply = await call(scope, policies.confirm, input, confirmReplyWire);
  if (!reply.ok) return refusal(reply.failure);
  toSignedIn(scope, reply.data);
  return { kind: "done", value: reply.data };
}

/** Sends the new player's login and password to an e-mail address (REG-02). */
export async function mailCredentials(
  scope: PlatformScope,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<RegistrationResult<null>> {
  const json = { email, password: encoded(password), lng: scope.lng };
  const input = { method: "POST", path: `${base}/credentials`, json } as const;
  const reply = await call(scope, policies.credentials, input, credentialsReplyWire);
  return reply.ok ? { kind: "done", value: null } : refusal(reply.failure);
}

const captchaCodes = ["100", "111", "112", "113"];

function refusal(failure: Failure): RegistrationResult<never> {
  if (failure.kind !== "refused") return { kind: "unavailable" };
  const fields = fieldRefusalWire.safeParse(failure.body);
  if (fields.success) return { kind: "fields", fields: fields.data.fields };
  const early = tooSoonWire.safeParse(failure.body);
  if (early.success) return { kind: "too-soon", waitS: early.data.resendSec };
  const code = String(failure.code ?? "");
  return captchaCodes.includes(code) ? { kind: "captcha" } : { kind: "refused", code };
}

function encoded(text: string): string {
  return Buffer.from(text, "utf8").toString("base64");
}
