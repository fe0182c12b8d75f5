import { z } from "zod";
import type { Failure, Reply } from "../../transport/failure.server";
import { type SignInFailure, toSignInFailure } from "./client.server";
import { codeTooSoonRefusalWire } from "./wire.server";

/** Why a code or its token was refused: `refused` carries the platform's code. */
export type CodeRefusal =
  | { readonly kind: "refused"; readonly code: string }
  | { readonly kind: "captcha"; readonly code: number; readonly title: string | null }
  | { readonly kind: "unavailable" };

/**
 * Result of sending a code. `waitS` is the time until another can be requested, `lifeS` until it expires, s.
 */
export type CodeSendResult =
  | {
      readonly kind: "sent";
      readonly token: string;
      readonly waitS: number;
      readonly lifeS: number;
    }
  | { readonly kind: "too-soon"; readonly waitS: number }
  | CodeRefusal;

interface SentWire {
  readonly token: string;
  readonly resendSec: number;
  readonly lifeSec: number;
}

/** Maps the platform's reply to a request that sends a code. */
export function toCodeSendResult(reply: Reply<SentWire>): CodeSendResult {
  if (reply.ok) {
    const { token, resendSec, lifeSec } = reply.data;
    return { kind: "sent", token, waitS: resendSec, lifeS: lifeSec };
  }
  const { failure } = reply;
  const early = failure.kind === "refused" ? codeTooSoonRefusalWire.safeParse(failure.body) : null;
  return early?.success
    ? { kind: "too-soon", waitS: early.data.resendSec }
    : toCodeRefusal(failure);
}

/** Translates a failure of a call with a code, a token or a password. */
export function toCodeRefusal(failure: Failure): CodeRefusal {
  const known: SignInFailure = toSignInFailure(failure);
  if (known.kind !== "refused") return known;
  const code = failure.kind === "refused" ? z.string().safeParse(failure.code) : null;
  return { kind: "refused", code: code?.success ? code.data : "other" };
}
