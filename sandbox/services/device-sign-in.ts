import { randomBytes, randomInt } from "node:crypto";
import { and, eq, gt, lt, ne } from "drizzle-orm";
import { Hono } from "hono";
import type { z } from "zod";
import { encodeShareCode, parseShareCode } from "~/domain/coupon/sharing/share-code";
import { otherDeviceSignInCalls } from "~/platform/services/auth/calls.server";
import { wireHeaders } from "~/platform/transport/wire.server";
import { otherDeviceSignIns, sessions } from "../db/schema";
import { countPostAndRequireCaptchaIfDue } from "./captcha/captcha";
import { uncountPost } from "./captcha/suspicion";
import { refuseForeignOrExpiredFingerprint } from "./device";
import { HttpErrorAnswer, requestLanguage } from "./http";
import {
  hashSecretOrAddress,
  openSession,
  readSignInDeviceAndCountry,
  type SignInDeviceAndCountry,
} from "./people";
import type { SandboxServices } from "./sandbox-services";
import { type CallerSession, requireCallerSession, requireConfirmation } from "./security/confirm";
import { notifySecurityChangeAtOldAddress } from "./security/notify";
import { serve } from "./serve";

/**
 * How long the code that a signed-in player shows can be typed on another device, and how long he
 * may then take to answer whether to let it in, ms (OFC-04).
 */
const codeLifeMs = 60_000;
const answerLifeMs = 120_000;

/** Signing another device in by a code that a signed-in player shows (OFC-04). */
export function signInOtherDeviceByCodeRoutes(services: SandboxServices): Hono {
  const app = new Hono();

  serve(app, otherDeviceSignInCalls.newCode, async ({ request }) => {
    const { player, sid, isConfirmed } = await requireCallerSession(services, request);
    await makeCode(services, player.id, sid);
    return { ...(await shownCode(services, sid)), isConfirmed };
  });

  serve(app, otherDeviceSignInCalls.code, async ({ request }) => {
    const { sid, isConfirmed } = await requireCallerSession(services, request);
    return { ...(await shownCode(services, sid)), isConfirmed };
  });

  serve(app, otherDeviceSignInCalls.answer, async ({ request, readBody }) => {
    const caller = await requireCallerSession(services, request);
    const { id, isConfirmed, password } = await readBody();
    if (isConfirmed) await requireConfirmation(services, caller, password);
    const lng = requestLanguage(request);
    const isTaken = await answerRequest(services, caller, { id, isConfirmed, lng });
    return { success: isTaken };
  });

  serve(app, otherDeviceSignInCalls.claim, async ({ c, request, readBody }) => {
    const { code, name, device } = await readBody();
    refuseForeignOrExpiredFingerprint(services, request, device);
    // A typed code names no player, so posts are counted by the visitor's address.
    const subject = `device ${c.req.header(wireHeaders.clientAddress) ?? ""}`;
    await countPostAndRequireCaptchaIfDue(services, request, "sign-in", subject);
    const claimed = await claimCode(services, parseShareCode(code), name);
    if (!claimed) throw new HttpErrorAnswer(401, { code: "code-over" });
    await uncountPost(services, request, "sign-in", subject);
    return { ...claimed, time: answerLifeMs / 1000 };
  });

  serve(app, otherDeviceSignInCalls.state, async ({ readBody }) => {
    const { token } = await readBody();
    return { state: await stateOf(services, token) };
  });

  serve(app, otherDeviceSignInCalls.collect, async ({ request, readBody }) => {
    const { token } = await readBody();
    const collected = await collect(services, token, readSignInDeviceAndCountry(request));
    if (!collected) throw new HttpErrorAnswer(401, { code: "code-over" });
    return collected;
  });

  return app;
}

async function makeCode(
  { db, world }: SandboxServices,
  playerId: number,
  sid: string,
): Promise<void> {
  const now = world.now();
  const fresh = {
    id: randomBytes(16).toString("base64url"),
    code: encodeShareCode(randomBytes(5)),
    state: "shown" as const,
    expiresAt: now + codeLifeMs,
    tokenHash: null,
    device: "",
    check: randomInt(10, 100),
  };
  await db
    .delete(otherDeviceSignIns)
    .where(and(lt(otherDeviceSignIns.expiresAt, now), ne(otherDeviceSignIns.sid, sid)));
  await db
    .insert(otherDeviceSignIns)
    .values({ ...fresh, playerId, sid })
    .onConflictDoUpdate({ target: otherDeviceSignIns.sid, set: fresh });
}

async function shownCode({ db, world }: SandboxServices, sid: string) {
  const now = world.now();
  const [row] = await db
    .select()
    .from(otherDeviceSignIns)
    .where(and(eq(otherDeviceSignIns.sid, sid), gt(otherDeviceSignIns.expiresAt, now)));
  if (!row || row.state === "confirmed" || row.state === "refused")
    return { code: null, time: 0, request: null };
  const time = Math.ceil((row.expiresAt - now) / 1000);
  const { id, device, check } = row;
  return row.state === "shown"
    ? { code: row.code, time, request: null }
    : { code: null, time, request: { id, device, check } };
}

/**
 * Claims the shown code for the device that typed it, and returns the device's token and the number
 * to compare; null = no such code. Of two devices at once, one gets it.
 */
async function claimCode({ db, world }: SandboxServices, code: string | null, device: string) {
  const now = world.now();
  const token = randomBytes(32).toString("base64url");
  const [claimed] = await db
    .update(otherDeviceSignIns)
    .set({
      state: "claimed",
      tokenHash: hashSecretOrAddress(token),
      device,
      expiresAt: now + answerLifeMs,
    })
    .where(
      and(
        eq(otherDeviceSignIns.code, code ?? ""),
        eq(otherDeviceSignIns.state, "shown"),
        gt(otherDeviceSignIns.expiresAt, now),
      ),
    )
    .returning();
  return claimed ? { token, check: claimed.check } : null;
}

/**
 * Confirms or refuses the sign-in of a device that has typed a code, once, and only from the
 * session that showed the code; false = there is nothing to answer. The player gets a message of a device that
 * was let in; it does not repeat the device's own name, which whoever typed the code has chosen.
 */
async function answerRequest(
  services: SandboxServices,
  { sid, player }: CallerSession,
  {
    id,
    isConfirmed,
    lng,
  }: { readonly id: string; readonly isConfirmed: boolean; readonly lng: string },
): Promise<boolean> {
  const now = services.world.now();
  return services.db.transaction(async (tx) => {
    const answered = await tx
      .update(otherDeviceSignIns)
      .set({ state: isConfirmed ? "confirmed" : "refused", expiresAt: now + answerLifeMs })
      .where(
        and(
          eq(otherDeviceSignIns.id, id),
          eq(otherDeviceSignIns.sid, sid),
          eq(otherDeviceSignIns.state, "claimed"),
          gt(otherDeviceSignIns.expiresAt, now),
        ),
      )
      .returning({ id: otherDeviceSignIns.id });
    if (answered.length === 0) return false;
    if (isConfirmed)
      await notifySecurityChangeAtOldAddress(services, tx, player, { change: "device", lng });
    return true;
  });
}

async function stateOf(
  { db, world }: SandboxServices,
  token: string,
): Promise<z.input<typeof otherDeviceSignInCalls.state.reply>["state"]> {
  const [row] = await db
    .select()
    .from(otherDeviceSignIns)
    .where(eq(otherDeviceSignIns.tokenHash, hashSecretOrAddress(token)));
  if (!row || row.expiresAt <= world.now()) return "over";
  return row.state === "confirmed" || row.state === "refused" ? row.state : "waiting";
}

/**
 * Opens the session of a confirmed sign-in, once, while the session that confirmed it is open; null =
 * the sign-in is over.
 */
async function collect(
  services: SandboxServices,
  token: string,
  visit: SignInDeviceAndCountry,
): Promise<{ userId: number; sessionId: string } | null> {
  const ofToken = eq(otherDeviceSignIns.tokenHash, hashSecretOrAddress(token));
  const [waiting] = await services.db.select().from(otherDeviceSignIns).where(ofToken);
  if (!waiting) return null;
  return services.db.transaction(async (tx) => {
    // The confirming session is locked first, in the order in which ending it locks them.
    const [confirming] = await tx
      .select({ id: sessions.id })
      .from(sessions)
      .where(eq(sessions.id, waiting.sid))
      .for("share");
    if (!confirming) return null;
    const [taken] = await tx
      .delete(otherDeviceSignIns)
      .where(
        and(
          ofToken,
          eq(otherDeviceSignIns.state, "confirmed"),
          gt(otherDeviceSignIns.expiresAt, services.world.now()),
        ),
      )
      .returning({ playerId: otherDeviceSignIns.playerId });
    if (!taken) return null;
    // Whoever typed the code may be somebody else, whom the player let in by mistake.
    const sessionId = await openSession({ ...services, db: tx }, taken.playerId, visit, false);
    return { userId: taken.playerId, sessionId };
  });
}
