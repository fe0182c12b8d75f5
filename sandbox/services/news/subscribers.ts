import { asc, eq, notExists, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "../../db/open";
import { newsSubscribers, players, unsubscribedAddressHashes } from "../../db/schema";
import { consumeLink, findOpenLink, sendCode } from "../codes";
import { emailTo } from "../messages/send";
import { hashSecretOrAddress } from "../people";
import type { SandboxServices } from "../sandbox-services";

/** How long the link of the mail that confirms an address is valid, ms. */
const lifeMs = 86_400_000;

const requestedSubscription = z.object({ email: z.string(), lng: z.string() });

/**
 * Sends the mail that confirms an address for news (REG-08). Where one went to it a moment ago nothing is sent, and the
 * caller learns nothing of it.
 */
export async function sendSubscriptionMail(
  services: SandboxServices,
  { email, lng }: z.infer<typeof requestedSubscription>,
): Promise<void> {
  await sendCode(services, {
    use: "newsletter",
    to: emailTo(email),
    lng,
    template: "news-confirm",
    playerId: null,
    data: { email: emailTo(email).address, lng },
    link: (token) => `/${lng}/subscribe?token=${encodeURIComponent(token)}`,
    lifeMs,
    isWithheld: false,
  });
}

/** Whether the link of such a mail would still be taken. */
export async function isSubscriptionLinkOpen(
  services: SandboxServices,
  token: string,
): Promise<boolean> {
  return (await findOpenLink(services, "newsletter", token)) !== null;
}

/** Begins news to the address of a mail's link, which is used up; false = the link is over. */
export async function confirmSubscriber(
  services: SandboxServices,
  token: string,
): Promise<boolean> {
  const used = await consumeLink(services, "newsletter", token);
  const asked = used.kind === "right" ? requestedSubscription.safeParse(used.data) : null;
  if (!asked?.success) return false;
  const { email: address, lng } = asked.data;
  await services.db.transaction(async (tx) => {
    await tx
      .delete(unsubscribedAddressHashes)
      .where(eq(unsubscribedAddressHashes.address, hashSecretOrAddress(address)));
    const known = await tx
      .update(players)
      .set({ wantsNews: true })
      .where(eq(players.login, address))
      .returning({ id: players.id });
    // A player's own choice counts for his address, with what restricts his mails.
    if (known.length > 0) return;
    const row = { address, lng, at: services.world.now() };
    await tx.insert(newsSubscribers).values(row).onConflictDoNothing();
  });
  return true;
}

/** Subscribers whose address is no player's, in the order of their addresses. */
export function subscribersWithoutAccount(
  tx: Db,
): Promise<readonly (typeof newsSubscribers.$inferSelect)[]> {
  return tx
    .select()
    .from(newsSubscribers)
    .where(
      notExists(
        tx.select({ one: sql`1` }).from(players).where(eq(players.login, newsSubscribers.address)),
      ),
    )
    .orderBy(asc(newsSubscribers.address));
}
