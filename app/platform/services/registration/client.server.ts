import type { z } from "zod";
import type { RegistrationCountry, RegistrationType } from "~/domain/registration/types";
import { findCallingCode } from "~/domain/session/calling-codes";
import { oncePerRequest } from "~/server/request-memo.server";
import { call } from "../../transport/call.server";
import { type Answer, type Failure, mapReply } from "../../transport/failure.server";
import { createSignedOutBackgroundScope, type PlatformScope } from "../../transport/scope.server";
import { encodeBase64 } from "../auth/encoded.server";
import { codeTooSoonRefusalWire } from "../auth/wire.server";
import { dropAllMemoised, memoised } from "../memo.server";
import { registrationCalls } from "./calls.server";
import {
  type registrationCountriesReplyWire as countriesWire,
  type phoneMasksReplyWire,
  type RegisterRequestWire,
  registrationFieldRefusalWire,
  type registrationLinkWire,
} from "./wire.server";

/** Countries from which one may register, with the masks of their numbers (REG-03, REG-09). */
export function loadRegistrationCountries(
  scope: PlatformScope,
): Promise<Answer<readonly RegistrationCountry[]>> {
  return oncePerRequest(scope, memoised.registrationCountries, async () => {
    const [countries, masks] = await Promise.all([
      call(scope, registrationCalls.countries),
      call(scope, registrationCalls.phoneMasks),
    ]);
    // Without masks the numbering plan alone judges numbers.
    return mapReply(countries, (list) => countriesFrom(list, masks.ok ? masks.data : []));
  });
}

function countriesFrom(
  list: z.infer<typeof countriesWire>,
  masks: z.infer<typeof phoneMasksReplyWire>,
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

/**
 * What an accepted registration led to: the new player's session, which the caller stores, or a code
 * that was sent and must be typed first.
 */
export type RegisterPlayerResult =
  | {
      readonly kind: "player";
      readonly userId: number;
      readonly sessionId: string;
      readonly login: string;
      /** The generated password; null = none, because a network signs the player in. */
      readonly password: string | null;
    }
  | { readonly kind: "sent"; readonly token: string; readonly waitS: number };

/**
 * Registers a player at the platform; the password is as typed. Leaves the scope as is: the caller
 * stores the new session.
 */
export async function registerPlayer(
  scope: PlatformScope,
  order: Omit<RegisterRequestWire, "lng">,
): Promise<RegistrationCallResult<RegisterPlayerResult>> {
  const { fields } = order;
  const json = {
    ...order,
    lng: scope.lng,
    fields: { ...fields, password: fields.password && encodeBase64(fields.password) },
  };
  const reply = await call(scope, registrationCalls.register, { json });
  if (!reply.ok) return toRegistrationRefusal(reply.failure);
  const { data } = reply;
  if ("token" in data)
    return { kind: "done", value: { kind: "sent", token: data.token, waitS: data.resendSec } };
  dropAllMemoised(scope);
  return { kind: "done", value: { kind: "player", ...data, password: data.password || null } };
}

/** Asks the platform to send another registration code for the token of the last one. */
export async function resendRegistrationCode(
  scope: PlatformScope,
  token: string,
): Promise<RegistrationCallResult<{ readonly token: string; readonly waitS: number }>> {
  const json = { token, lng: scope.lng };
  const reply = await call(scope, registrationCalls.resend, { json });
  if (!reply.ok) return toRegistrationRefusal(reply.failure);
  return { kind: "done", value: { token: reply.data.token, waitS: reply.data.resendSec } };
}

/**
 * The proof of a telephone or e-mail address: a code with its token, or a mail's link token with the
 * token of the registration that the browser has begun (null = none) and the password that was
 * chosen with the link ("" = none).
 */
export type ContactProof =
  | { readonly token: string; readonly code: string }
  | {
      readonly type: Extract<RegistrationType, "phone_reg" | "full_reg">;
      readonly link: string;
      readonly token: string | null;
      readonly password: string;
    };

/**
 * Creates the player whose telephone or e-mail address is proven. Leaves the scope as is, as
 * `registerPlayer` does.
 */
export async function confirmRegistration(
  scope: PlatformScope,
  proof: ContactProof,
): Promise<RegistrationCallResult<{ readonly userId: number; readonly sessionId: string }>> {
  const json = "link" in proof ? toLinkRequest(proof) : proof;
  const reply = await call(scope, registrationCalls.confirm, { json });
  if (!reply.ok) return toRegistrationRefusal(reply.failure);
  dropAllMemoised(scope);
  return { kind: "done", value: reply.data };
}

function toLinkRequest({
  type,
  link,
  token,
  password,
}: Extract<ContactProof, { readonly link: string }>): z.infer<typeof registrationLinkWire> {
  return {
    type,
    link_token: link,
    ...(token !== null && { token }),
    ...(password !== "" && { password: encodeBase64(password) }),
  };
}

/** Sends the new player's login and password to an e-mail address (REG-02). */
export async function mailCredentials(
  scope: PlatformScope,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<RegistrationCallResult<null>> {
  const json = { email, password: encodeBase64(password), lng: scope.lng };
  const reply = await call(scope, registrationCalls.mailCredentials, { json });
  return reply.ok ? { kind: "done", value: null } : toRegistrationRefusal(reply.failure);
}

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

/**
 * Counts a visitor who has come by an invitation's link (REF-01), without delaying his page. A failure is in the log of calls,
 * and nothing more.
 */
export function reportInvitationLanding(scope: PlatformScope, bf: string): void {
  const behind = createSignedOutBackgroundScope(scope, registrationCalls.landing.timeoutMs);
  void call(behind, registrationCalls.landing, { json: { bf } });
}
