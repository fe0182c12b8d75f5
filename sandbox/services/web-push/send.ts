import { asc, eq, inArray, lte } from "drizzle-orm";
import webPush from "web-push";
import { isPushEndpoint, type PushMessage, pushSwitch } from "~/domain/web-push/web-push";
import { playerSettingsWire } from "~/platform/services/user/wire.server";
import { retryOnDeadlock } from "../../db/errors";
import { outbox, players, pushMessages, pushSubscriptions } from "../../db/schema";
import { restrictionOf } from "../restrictions";
import type { SandboxServices } from "../sandbox-services";
import { holdOffResets, writePushMessages } from "./events";
import { pushKeyPair } from "./keys";

const batchSize = 50;
/** Longest wait for a push service, ms. */
const timeoutMs = 5_000;
/** Pauses before the tries after the first, ms; a message that has used them all, or is of no use any more, is given up. */
const pausesMs = [30_000, 120_000, 600_000, 3_600_000];

/** Writes and sends the push messages that are due. Ends between batches where the process stops. */
export async function sendDuePushMessages(
  services: SandboxServices,
  stopping: AbortSignal,
): Promise<void> {
  const { db, world } = services;
  const [device] = await db.select({ id: pushSubscriptions.id }).from(pushSubscriptions).limit(1);
  if (!device) return;
  await world.refresh();
  await retryOnDeadlock(() => writePushMessages(services));
  let count = batchSize;
  while (count === batchSize && !stopping.aborted) {
    const taken = await retryOnDeadlock(() => takeDue(services));
    count = taken.count;
    await Promise.all(taken.toSend.map((message) => send(services, message)));
  }
}

type Taken = Awaited<ReturnType<typeof takeDue>>["toSend"][number];

/**
 * Takes the messages that are due, each until its next try: what this process does not finish, another sends then. No message
 * of play goes to a player who may not play, and none of a kind that was switched off meanwhile.
 */
function takeDue(services: SandboxServices) {
  const { db, world } = services;
  return db.transaction(async (tx) => {
    await holdOffResets(tx);
    const now = world.now();
    const rows = await tx
      .select({ message: pushMessages, device: pushSubscriptions, player: players })
      .from(pushMessages)
      .innerJoin(pushSubscriptions, eq(pushSubscriptions.id, pushMessages.subscriptionId))
      .innerJoin(players, eq(players.id, pushSubscriptions.playerId))
      .where(lte(pushMessages.nextAt, now))
      .orderBy(asc(pushMessages.nextAt), asc(pushMessages.id))
      .limit(batchSize)
      .for("update", { of: pushMessages, skipLocked: true });
    const toSend = rows.filter(({ message, player }) => {
      const settings = playerSettingsWire.parse(player.settings);
      const isOn = ["1", "true"].includes(String(settings[pushSwitch[message.kind]]));
      const isOpen = message.kind === "support" || restrictionOf(player, "play", now) === null;
      return isOn && isOpen && message.expiresAt > now;
    });
    const ids = (some: typeof rows) => some.map(({ message }) => message.id);
    const given = rows.filter((row) => !toSend.includes(row));
    if (given.length > 0)
      await tx
        .update(pushMessages)
        .set({ nextAt: null })
        .where(inArray(pushMessages.id, ids(given)));
    for (const { message } of toSend) {
      const pause = pausesMs[message.tries];
      await tx
        .update(pushMessages)
        .set({
          tries: message.tries + 1,
          nextAt: pause === undefined || now + pause >= message.expiresAt ? null : now + pause,
        })
        .where(eq(pushMessages.id, message.id));
    }
    const first = toSend.filter(({ message }) => message.tries === 0);
    if (first.length > 0)
      await tx.insert(outbox).values(
        first.map(({ message: { title, body, path }, device, player }) => ({
          at: now,
          kind: "push" as const,
          to: player.login,
          lng: device.lng,
          subject: title,
          text: body,
          link: services.publicOrigin + path,
          isWithheld: false,
        })),
      );
    return { count: rows.length, toSend };
  });
}

async function send(services: SandboxServices, { message, device }: Taken): Promise<void> {
  const { db, world, publicOrigin } = services;
  const { id, title, body, path, event, expiresAt } = message;
  const { endpoint, p256dh, auth, lng } = device;
  // Checked when it was stored, too: the list may have become shorter.
  if (!isPushEndpoint(endpoint)) return forgetDevice(services, device.id);
  const payload: PushMessage = { title, body, path, tag: event, lng };
  try {
    await webPush.sendNotification({ endpoint, keys: { p256dh, auth } }, JSON.stringify(payload), {
      vapidDetails: { subject: subjectOf(publicOrigin), ...(await pushKeyPair(db)) },
      TTL: Math.max(0, Math.ceil((expiresAt - world.now()) / 1000)),
      urgency: message.kind === "goals" ? "high" : "normal",
      timeout: timeoutMs,
    });
    await db.update(pushMessages).set({ nextAt: null }).where(eq(pushMessages.id, id));
  } catch (error) {
    const status = error instanceof webPush.WebPushError ? error.statusCode : null;
    // The browser has given the subscription up (RFC 8030, 7.3).
    if (status === 404 || status === 410) return forgetDevice(services, device.id);
    // A message that the service refuses is refused again.
    if (status !== null && status >= 400 && status < 500 && status !== 429)
      await db.update(pushMessages).set({ nextAt: null }).where(eq(pushMessages.id, id));
  }
}

async function forgetDevice({ db }: SandboxServices, id: number): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id));
}

/** Whom a push service asks about the messages: an https address (RFC 8292, 2.1), or one of a mail program. */
const subjectOf = (publicOrigin: string) =>
  publicOrigin.startsWith("https:") ? publicOrigin : "mailto:webmaster@localhost.invalid";
