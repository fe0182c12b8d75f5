import { createCookie } from "@remix-run/node";
import { createTypedCookie, type TypedCookie } from "remix-utils/typed-cookie";
import { z } from "zod";
import { registrationTypes } from "~/domain/registration/types";
import { accountFlashMessages } from "~/domain/session/account-news";
import { type CookieName, cookieLifetimeSec } from "./browser-storage";
import { env } from "./env.server";

/** A sign-in that waits for a code (SES-03). Its token alone grants no access. */
const pendingShape = z.object({
  use: z.enum(["sms", "two-step", "device"]),
  /** Number that the player's own device shows too (OFC-04). */
  check: z.number().int().optional(),
  token: z.string().max(256),
  /** Expiry of the code, ms since epoch. */
  until: z.number(),
  /** Subject charged for a wrong code: the login or telephone of the first step (SEC-07). */
  subject: z.string().max(128).nullable(),
  /** Where the code was sent, and when another can be requested, ms since epoch. */
  sent: z
    .object({
      code: z.string().max(8),
      number: z.string().max(16),
      again: z.number(),
      isRepeat: z.boolean(),
    })
    .nullable(),
  keep: z.boolean(),
});
export type PendingSignIn = z.infer<typeof pendingShape>;

/**
 * A sign-in by a social network: on its way, confirmed and waiting to register (SES-12), or led by one-tap
 * sign-in to an address with a token (SES-15).
 */
const socialShape = z.discriminatedUnion("stage", [
  z.object({
    stage: z.literal("asked"),
    provider: z.string().max(20),
    /** What the network must send back (OpenID Connect). */
    state: z.string().max(64),
    nonce: z.string().max(64),
    /** Secret whose hash went to the network (RFC 7636). */
    verifier: z.string().max(128),
    lng: z.string().max(2),
    returnUrl: z.string().max(512),
    /** The registration form that leads there, as typed; absent = a sign-in. */
    typed: z.record(z.string(), z.string().max(60)).optional(),
    /** The player whom the identity is connected to; absent = a sign-in or a registration. */
    connects: z.number().int().optional(),
    /** Expiry, ms since epoch. */
    until: z.number(),
  }),
  z.object({
    stage: z.literal("confirmed"),
    provider: z.string().max(20),
    token: z.string().max(256),
    name: z.string().max(60),
    email: z.string().max(120),
    returnUrl: z.string().max(512),
    typed: z.record(z.string(), z.string().max(60)).optional(),
    until: z.number(),
  }),
  z.object({ stage: z.literal("led"), until: z.number() }),
]);
export type UnfinishedSocialSignIn = z.infer<typeof socialShape>;
/** A code that is waited for outside the sign-in, or what it has opened; the token is the platform's (REG-05). */
const codeWaitShape = z.object({
  token: z.string().max(256),
  /** `open`: the code was right, and the token takes the next step. */
  stage: z.enum(["code", "open"]),
  /** Expiry of the token, ms since epoch. */
  until: z.number(),
  /** When another code can be requested, ms since epoch, and whether this is a repeated one. */
  again: z.number(),
  isRepeat: z.boolean(),
  /** Where the code was sent, as typed. */
  to: z.string().max(160),
  /** Subject charged for a wrong code (SEC-07). */
  subject: z.string().max(160).nullable(),
});
export type AwaitedCode = z.infer<typeof codeWaitShape>;

const codeWaitsShape = z.object({
  recovery: codeWaitShape.optional(),
  activation: codeWaitShape.optional(),
  phone: codeWaitShape.optional(),
  email: codeWaitShape.optional(),
});
/** Pages that wait for a code. */
export type CodeWaitPage = keyof z.infer<typeof codeWaitsShape>;

/** A registration that waits for the proof of its address (REG-09). Its token alone grants no access. */
const registeringShape = z.object({
  type: z.enum(registrationTypes),
  token: z.string().max(256),
  /** Expiry of the code, ms since epoch. */
  until: z.number(),
  to: z.object({ kind: z.enum(["sms", "email"]), address: z.string().max(160) }),
  /** When another message can be requested, ms since epoch. */
  again: z.number(),
  isRepeat: z.boolean(),
});
export type PendingRegistration = z.infer<typeof registeringShape>;

/** Duration of a self-exclusion or time-out. */
const exclusionShape = z.object({
  code: z.union([z.literal(30), z.literal(33)]),
  days: z.number().int().positive(),
});

/** Player-safety state kept between pages of a session (LIM-04, LIM-15, RCK-03). */
const safetyShape = z.object({
  /** Token of the open knowledge test. */
  test: z.string().max(128).optional(),
  /**
   * A self-exclusion or time-out awaiting confirmation; `key` is its form's, `covered` the shorter one if
   * both were chosen.
   */
  exclusion: exclusionShape
    .extend({
      reasonId: z.number().int().nullable(),
      key: z.string().max(64),
      covered: exclusionShape.optional(),
    })
    .optional(),
  /**
   * Flash message for the next page: why the session ended, an exclusion until a moment, ms since epoch, or
   * what was done about the account.
   */
  flash: z
    .object({
      code: z.enum([
        ...(["excluded", "session-limit", "idle", "signed-out", "signed-out-here"] as const),
        ...accountFlashMessages,
      ]),
      until: z.number().nullable(),
      /** The session ended here; its state on other devices is unknown (SES-02). */
      isHereOnly: z.boolean().optional(),
    })
    .optional(),
  /** Flash message for the limits page about the preceding post (LIM-03). */
  news: z
    .enum([
      ...(["saved", "same", "cancelled", "none_pending", "test_passed", "test_over"] as const),
      ...(["approved", "rejected", "already_answered", "break_set"] as const),
    ])
    .optional(),
  /** When the session limit ends the session, ms since epoch (SSL-01). */
  limitAt: z.number().optional(),
  /**
   * Start of the interval to the next reality check, ms since epoch, and whether the player switched it off
   * (RCK-02).
   */
  check: z.object({ from: z.number(), isOff: z.boolean() }).optional(),
});
export type SessionSafety = z.infer<typeof safetyShape>;

/** Payment orders without a response, as typed, with their keys; `since` is ms since epoch (CPP-11). */
const checkingOrder = z.object({
  key: z.string().max(64),
  since: z.number(),
  amount: z.string().max(64),
  accountId: z.string().max(64),
  method: z.string().max(64),
});
const checkingShape = z.object({
  deposit: checkingOrder.optional(),
  withdrawal: checkingOrder.optional(),
});
export type UnresolvedOrder = z.infer<typeof checkingOrder>;

/** A bet confirmed by the platform; the stake and the price are decimal text. */
const placedShape = z.object({
  id: z.string().max(24),
  stake: z.string().max(24),
  coef: z.string().max(40),
  iso: z.string().max(3),
});
export type PlacedBet = z.infer<typeof placedShape>;

/** Content of `__session`: csrf seed, platform session once signed in, pending sign-in. */
const sessionShape = z.object({
  csrf: z.string().min(16).max(64),
  sid: z.string().max(256).nullable(),
  uid: z.number().int().nullable(),
  /** The session outlives the browser's end ("remember me"). */
  keep: z.boolean(),
  pending: pendingShape.optional(),
  social: socialShape.optional(),
  waits: codeWaitsShape.optional(),
  registering: registeringShape.optional(),
  safety: safetyShape.optional(),
  checking: checkingShape.optional(),
  /** Bets of the last placement, until their receipt has been read (CPP-05). */
  placed: z.array(placedShape).max(8).optional(),
});
export type SessionCookie = z.infer<typeof sessionShape>;

/**
 * The player's last activity (SES-07). A separate cookie: it is written constantly and must not overwrite a
 * concurrent change of `__session`.
 */
const seenShape = z.object({ at: z.number(), isIdle: z.boolean() });

/** The coupon's packed text. */
const couponShape = z.string();

/** Signed, HttpOnly cookie of one shape; without `maxAge` it expires when the browser is closed. */
function signedCookie<Shape extends z.ZodType>(name: CookieName, schema: Shape, maxAge?: number) {
  let made:
    | { readonly cookie: TypedCookie<Shape>; readonly secrets: readonly string[] }
    | undefined;
  return () => {
    const { secrets } = env();
    if (made?.secrets !== secrets) {
      const lasts = maxAge === undefined ? {} : { maxAge };
      const cookie = createCookie(name, {
        path: "/",
        sameSite: "lax",
        httpOnly: true,
        secrets: [...secrets],
        ...lasts,
      });
      made = { cookie: createTypedCookie({ cookie, schema }), secrets };
    }
    return made.cookie;
  };
}

const sessionCookie = signedCookie("__session", sessionShape);
const seenCookie = signedCookie("seen", seenShape.nullable());
const couponCookie = signedCookie("coupon", couponShape, cookieLifetimeSec("coupon"));

/** Reads a cookie. Never throws; null = absent, forged or broken. */
async function read<Shape extends z.ZodType>(jar: TypedCookie<Shape>, request: Request) {
  try {
    return await jar.parse(request.headers.get("cookie"));
  } catch {
    return null;
  }
}

/** Whether to add `; Secure`: on every cookie of an https page (SEC-10). */
export function isSecure(request: Request) {
  return new URL(request.url).protocol === "https:";
}

export function readSessionCookie(request: Request): Promise<SessionCookie | null> {
  return read(sessionCookie(), request);
}

export function writeSessionCookie(value: SessionCookie, request: Request): Promise<string> {
  return sessionCookie().serialize(value, {
    secure: isSecure(request),
    ...(value.keep ? { maxAge: cookieLifetimeSec("__session") } : {}),
  });
}

/** The player's last activity; null = unknown. */
export function readSeenCookie(request: Request): Promise<z.infer<typeof seenShape> | null> {
  return read(seenCookie(), request);
}

/** Stores the player's last activity for the lifetime of the session; null removes it. */
export function writeSeenCookie(
  value: z.infer<typeof seenShape> | null,
  request: Request,
  { keep }: Pick<SessionCookie, "keep">,
): Promise<string> {
  const life = value === null ? { maxAge: 0 } : keep ? { maxAge: cookieLifetimeSec("seen") } : {};
  return seenCookie().serialize(value, { secure: isSecure(request), ...life });
}

/** The packed text of the coupon, or null. */
export function readCouponText(request: Request): Promise<string | null> {
  return read(couponCookie(), request);
}

/** Whether the request has a cookie of this name. */
export function hasCookie(request: Request, name: CookieName): boolean {
  const pairs = (request.headers.get("cookie") ?? "").split(";").map((pair) => pair.trim());
  return pairs.some((pair) => pair.startsWith(`${name}=`) && pair.length > name.length + 1);
}

/** Removes the coupon's cookie. */
export function clearCouponCookie(request: Request): Promise<string> {
  return couponCookie().serialize("", { secure: isSecure(request), maxAge: 0 });
}

export function writeCouponText(text: string, request: Request): Promise<string> {
  return couponCookie().serialize(text, { secure: isSecure(request) });
}

/** Text of an unsigned cookie; null = absent or broken. */
export function readPlainCookie(request: Request, name: CookieName): string | null {
  for (const part of (request.headers.get("cookie") ?? "").split(";")) {
    const at = part.indexOf("=");
    if (at > 0 && part.slice(0, at).trim() === name) {
      try {
        return decodeURIComponent(part.slice(at + 1).trim());
      } catch {
        return null;
      }
    }
  }
  return null;
}

/**
 * `Set-Cookie` line of an unsigned cookie that scripts can read. Lifetime from `browserStorage`; with
 * `maxAge` null until the browser is closed. Only for cookies that need no consent (CNS-03).
 */
export function writePlainCookie(
  request: Request,
  name: CookieName<"necessary">,
  value: string,
  maxAge: number | null = cookieLifetimeSec(name) ?? null,
): string {
  const age = maxAge === null ? "" : `; Max-Age=${maxAge}`;
  return `${name}=${encodeURIComponent(value)}; Path=/${age}; SameSite=Lax${secure(request)}`;
}

/** `Set-Cookie` line of an unsigned cookie that scripts cannot read. */
export function writeHiddenCookie(
  request: Request,
  name: CookieName<"necessary">,
  value: string,
): string {
  return `${writePlainCookie(request, name, value)}; HttpOnly`;
}

/** `Set-Cookie` line of another value for a cookie that the browser sent, and so has consent for. */
export function renewCookie(request: Request, name: CookieName, value: string): string {
  return `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${cookieLifetimeSec(name)}; SameSite=Lax${secure(request)}`;
}

/** `Set-Cookie` line that removes a cookie of any class. */
export function removeCookie(request: Request, name: CookieName): string {
  return `${name}=; Path=/; Max-Age=0; SameSite=Lax${secure(request)}`;
}

const secure = (request: Request) => (isSecure(request) ? "; Secure" : "");

/** Writes `user_token`: HttpOnly, expires with the token (PLT-07). An empty token removes it. */
export function writeTokenCookie(request: Request, token: string, seconds: number): string {
  const age = token === "" ? 0 : Math.max(0, Math.floor(seconds));
  return `user_token=${encodeURIComponent(token)}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure(request)}`;
}
