import { eq, sql } from "drizzle-orm";
import { Hono } from "hono";
import { isEmail } from "~/domain/registration/field-lengths";
import { parsePlayerPreferences } from "~/domain/settings/own-settings";
import { newsletterCalls } from "~/platform/services/newsletter/calls.server";
import { playerSettingsWire } from "~/platform/services/user/wire.server";
import type { Db } from "../../db/open";
import { newsSubscribers, players, unsubscribedAddressHashes } from "../../db/schema";
import { countPostAndRequireCaptchaIfDue } from "../captcha/captcha";
import { HttpErrorAnswer, requestLanguage } from "../http";
import { emailTo, sendMessage } from "../messages/send";
import { hashSecretOrAddress, requirePlayer } from "../people";
import type { SandboxServices } from "../sandbox-services";
import { serve } from "../serve";
import { playerByEmailOrPhone } from "./addressee";
import { confirmSubscriber, isSubscriptionLinkOpen, sendSubscriptionMail } from "./subscribers";
import {
  parseUnsubscribeToken,
  type UnsubscribeKind,
  type UnsubscribeTarget,
  unsubscribePagePath,
} from "./unsubscribe-link";

/** News by e-mail and SMS: a player's choice, and the link under each message that stops its kind (REG-08, OFC-12). */
export function newsSubscriptionRoutes(services: SandboxServices): Hono {
  const app = new Hono();

  serve(app, newsletterCalls.subscribe, async ({ request, readBody }) => {
    const body = await readBody();
    if (!isEmail(body.email)) throw new HttpErrorAnswer(400, { code: "schema", title: "email" });
    await countPostAndRequireCaptchaIfDue(services, request, "subscription", body.email);
    await sendSubscriptionMail(services, body);
    return { success: true as const };
  });

  serve(app, newsletterCalls.subscription, async ({ readBody }) => {
    const { token } = await readBody();
    return { isOpen: await isSubscriptionLinkOpen(services, token) };
  });

  serve(app, newsletterCalls.confirm, async ({ readBody }) => {
    const { token } = await readBody();
    if (!(await confirmSubscriber(services, token)))
      throw new HttpErrorAnswer(404, { code: "unknown-token" });
    return { success: true as const };
  });

  serve(app, newsletterCalls.check, async ({ readBody }) => {
    const { token } = await readBody();
    const stop = parseUnsubscribeToken(services, token);
    if (stop === null) return { state: "unknown" as const, kind: "news" as const };
    const state = (await isSent(services, stop)) ? ("on" as const) : ("off" as const);
    return { state, kind: stop.kind };
  });

  serve(app, newsletterCalls.stop, async ({ readBody }) => {
    const { token } = await readBody();
    const stop = parseUnsubscribeToken(services, token);
    if (stop === null) throw new HttpErrorAnswer(404, { code: "unknown-token" });
    await services.db.transaction((tx) => stopIt(services, tx, stop));
    return { success: true as const };
  });

  serve(app, newsletterCalls.choose, async ({ request, readBody }) => {
    const player = await requirePlayer(services, request);
    const { isWanted } = await readBody();
    if (!player.login.includes("@")) throw new HttpErrorAnswer(422, { code: "no-email" });
    const to = emailTo(player.login);
    const lng = requestLanguage(request);
    await services.db.transaction(async (tx) => {
      await tx.update(players).set({ wantsNews: isWanted }).where(eq(players.id, player.id));
      if (!isWanted) return;
      await tx
        .delete(unsubscribedAddressHashes)
        .where(eq(unsubscribedAddressHashes.address, hashSecretOrAddress(to.address)));
      // A repeated form sends no second mail.
      if (player.wantsNews) return;
      const path = unsubscribePagePath(services, lng, { kind: "news", address: to.address });
      await sendMessage(services, tx, { to, lng, template: "news-on", path, stop: "news" });
    });
    return { success: true as const };
  });

  return app;
}

/**
 * The player setting that switches a kind of message on or off. News by e-mail are not among them:
 * they have a database column of their own.
 */
const settings = {
  deposit: "enable_mail_deposit",
  bets: "enable_mail_bets",
  sms: "enable_sms_news",
} as const satisfies Readonly<Record<Exclude<UnsubscribeKind, "news">, string>>;

async function stopIt(services: SandboxServices, tx: Db, { kind, address }: UnsubscribeTarget) {
  if (kind === "news") {
    const row = { address: hashSecretOrAddress(address), at: services.world.now() };
    await tx.insert(unsubscribedAddressHashes).values(row).onConflictDoNothing();
    await tx.update(players).set({ wantsNews: false }).where(eq(players.login, address));
    await tx.delete(newsSubscribers).where(eq(newsSubscribers.address, address));
    return;
  }
  const player = await playerByEmailOrPhone(tx, address);
  if (!player) return;
  const off = JSON.stringify({ [settings[kind]]: "0" });
  await tx
    .update(players)
    .set({ settings: sql`${players.settings} || ${off}::jsonb` })
    .where(eq(players.id, player.id));
}

/** Whether messages of a kind go to an address: its player has chosen them, and nobody has stopped them since. */
async function isSent(
  { db }: SandboxServices,
  { kind, address }: UnsubscribeTarget,
): Promise<boolean> {
  const player = await playerByEmailOrPhone(db, address);
  if (player === null) {
    const mine = eq(newsSubscribers.address, address);
    return kind === "news" && (await db.$count(newsSubscribers, mine)) > 0;
  }
  if (kind !== "news")
    return parsePlayerPreferences(playerSettingsWire.parse(player.settings))[settings[kind]];
  const [stop] = await db
    .select()
    .from(unsubscribedAddressHashes)
    .where(eq(unsubscribedAddressHashes.address, hashSecretOrAddress(address)));
  return player.wantsNews && stop === undefined;
}
