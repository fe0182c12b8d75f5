import webPush from "web-push";
import type { Db } from "../../db/open";
import { pushKeys } from "../../db/schema";

/** The platform's pair of keys (RFC 8292), made with the first use and kept with the data: subscriptions are tied to it. */
export async function pushKeyPair(
  db: Db,
): Promise<{ readonly publicKey: string; readonly privateKey: string }> {
  const [known] = await db.select().from(pushKeys);
  if (known) return known;
  // Where processes make one at the same time, the first is everybody's.
  await db
    .insert(pushKeys)
    .values({ id: 1, ...webPush.generateVAPIDKeys() })
    .onConflictDoNothing();
  const [made] = await db.select().from(pushKeys);
  if (!made) throw new Error("no keys of push messages");
  return made;
}
