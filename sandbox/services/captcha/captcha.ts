import { randomBytes, randomInt } from "node:crypto";
import { and, eq, gt, isNotNull, isNull, lt } from "drizzle-orm";
import { replaceDigitsByAscii } from "~/domain/session/phone";
import type { CaptchaPurpose } from "~/platform/services/captcha/wire.server";
import { wireHeaders } from "~/platform/transport/wire.server";
import { captchas } from "../../db/schema";
import { HttpErrorAnswer } from "../http";
import type { SandboxServices } from "../sandbox-services";
import { keyedHashes } from "../security/seal";
import { digitsShown } from "./glyphs";
import { drawCaptchaSvg } from "./picture";
import { makeQuestionAndAnswer, normalizeLetters } from "./question";
import { countPostExceedsLimit } from "./suspicion";

/**
 * How long a captcha can be answered, and how long its right answer can then be used, ms (SES-11).
 */
const lifeMs = 300_000;
const digitCount = 6;

/** Wire codes of captcha refusals: required, wrong answer, expired, already used (PLT-04). */
export const captchaRefusalCodes = { asked: 100, wrong: 111, over: 112, used: 113 } as const;

/** A captcha as shown. */
interface Captcha {
  readonly id: string;
  readonly purpose: CaptchaPurpose;
  readonly picture: string;
  readonly question: string;
}

/**
 * Counts a call of a form, and refuses it with 400 until its captcha is answered, where site config
 * or too many calls make one due (SES-11). Call it first, before anything depends on `subject` (a
 * login, telephone or address as typed): known and unknown ones are refused alike.
 */
export async function countPostAndRequireCaptchaIfDue(
  services: SandboxServices,
  request: Request,
  purpose: CaptchaPurpose,
  subject: string,
): Promise<void> {
  const { mode } = services.world.state.config.captcha;
  if (mode === "off") return;
  const isSuspect = await countPostExceedsLimit(services, request, purpose, subject);
  const answered = request.headers.get(wireHeaders.captcha);
  if (mode !== "always" && !isSuspect) return;
  const code =
    answered === null
      ? captchaRefusalCodes.asked
      : await takeAnswer(services, request, purpose, answered);
  if (code !== null)
    throw new HttpErrorAnswer(400, { code, purpose, title: "A captcha is asked for" });
}

/**
 * The id of a captcha: chance, and its signature for the visitor's address. An answer that others found for a
 * captcha of theirs is none for him, be it the picture's or the question's (SES-11).
 */
function captchaIdOf(services: SandboxServices, request: Request, chance: string, nth = 0): string {
  const visitor = request.headers.get(wireHeaders.clientAddress) ?? "";
  const hash = keyedHashes(services.secrets, `captcha ${chance} ${visitor}`)[nth] ?? "";
  return `${chance}.${hash.slice(0, 22)}`;
}

/** Whether a captcha was shown to the visitor of a request; secrets that were replaced count as well. */
function isOwnCaptcha(services: SandboxServices, request: Request, id: string): boolean {
  const [chance = ""] = id.split(".");
  return services.secrets.some((_, nth) => captchaIdOf(services, request, chance, nth) === id);
}

/** Makes a captcha for the visitor of a request; the reader's language decides the question's. */
export async function makeCaptcha(
  services: SandboxServices,
  request: Request,
  purpose: CaptchaPurpose,
  lng: string,
): Promise<Captcha> {
  const now = services.world.now();
  const id = captchaIdOf(services, request, randomBytes(16).toString("base64url"));
  const digits = Array.from(
    { length: digitCount },
    () => digitsShown[randomInt(digitsShown.length)] ?? "",
  ).join("");
  const { question, letters } = makeQuestionAndAnswer(lng);
  await services.db.delete(captchas).where(lt(captchas.expiresAt, now - lifeMs));
  await services.db
    .insert(captchas)
    .values({ id, purpose, digits, letters, expiresAt: now + lifeMs });
  return { id, purpose, picture: drawCaptchaSvg(digits), question };
}

/**
 * Checks an answer; each captcha takes one. null = right, and its form may be posted within 5
 * minutes; else the code of the refusal.
 */
export async function checkAndRecordCaptchaAnswer(
  services: SandboxServices,
  request: Request,
  { id, typed }: Record<"id" | "typed", string>,
): Promise<number | null> {
  if (!isOwnCaptcha(services, request, id)) return captchaRefusalCodes.over;
  const now = services.world.now();
  // Marks the captcha as answered before the check, so that of two concurrent answers only one
  // counts.
  const [row] = await services.db
    .update(captchas)
    .set({ answeredAt: now })
    .where(and(eq(captchas.id, id), isNull(captchas.answeredAt), gt(captchas.expiresAt, now)))
    .returning();
  if (!row) {
    const [known] = await services.db.select().from(captchas).where(eq(captchas.id, id));
    return known && known.expiresAt > now ? captchaRefusalCodes.used : captchaRefusalCodes.over;
  }
  const isRight =
    replaceDigitsByAscii(typed).replace(/\s/g, "") === row.digits ||
    normalizeLetters(typed) === row.letters;
  await services.db
    .update(captchas)
    .set(isRight ? { expiresAt: now + lifeMs } : { usedAt: now })
    .where(eq(captchas.id, id));
  return isRight ? null : captchaRefusalCodes.wrong;
}

/**
 * Uses up a captcha's right answer for the purpose that it was shown for; null = accepted, else the
 * wire code of the refusal.
 */
async function takeAnswer(
  services: SandboxServices,
  request: Request,
  purpose: CaptchaPurpose,
  id: string,
): Promise<number | null> {
  if (!isOwnCaptcha(services, request, id)) return captchaRefusalCodes.over;
  const now = services.world.now();
  const [used] = await services.db
    .update(captchas)
    .set({ usedAt: now })
    .where(
      and(
        eq(captchas.id, id),
        eq(captchas.purpose, purpose),
        isNotNull(captchas.answeredAt),
        isNull(captchas.usedAt),
        gt(captchas.expiresAt, now),
      ),
    )
    .returning({ id: captchas.id });
  if (used) return null;
  const known = await findCaptchaEvenIfExpired(services, id);
  if (!known || known.secondsLeft === 0) return captchaRefusalCodes.over;
  return known.purpose === purpose && known.isUsed
    ? captchaRefusalCodes.used
    : captchaRefusalCodes.wrong;
}

/** Finds a captcha that was shown; null = none, or expired long ago. */
export async function findCaptchaEvenIfExpired(services: SandboxServices, id: string) {
  const [row] = await services.db.select().from(captchas).where(eq(captchas.id, id));
  if (!row) return null;
  const { purpose, digits, expiresAt, usedAt } = row;
  const secondsLeft = Math.max(0, Math.ceil((expiresAt - services.world.now()) / 1000));
  return { purpose, answer: digits, secondsLeft, isUsed: usedAt !== null };
}
