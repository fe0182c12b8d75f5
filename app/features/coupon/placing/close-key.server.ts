import type { RequestContext } from "~/features/gate/request-context";
import { platformNow } from "~/platform/clock.server";
import { sharedServices } from "~/server/shared/shared-services.server";
import { closedNameOf, markKeptMs, markNameOf } from "./in-flight-mark.server";

/**
 * Closes a key that nothing was sent under, so that a request still on its way to a node cannot place; for a
 * browser with a lost response. Returns when the key was last sent, ms since epoch, and leaves it open; null
 * = it is closed.
 */
export async function closeUnusedKey(context: RequestContext, key: string): Promise<number | null> {
  const name = markNameOf(context, key);
  if (name === null) return null;
  const { marks } = sharedServices();
  // Closing writes first and reads second, as placing does: one of the two always sees the other.
  await marks.set(closedNameOf(name), "closed", platformNow(), markKeptMs);
  const sentAt = [...(await marks.of(name)).values()];
  if (sentAt.length === 0) return null;
  await marks.drop(closedNameOf(name), null);
  return Math.max(...sentAt);
}
