import { z } from "zod";
import {
  isPushEndpoint,
  maxEndpointLength,
  pushKeyPattern,
  pushKinds,
  pushSecretPattern,
} from "~/domain/web-push/web-push";

/** The platform's public key (VAPID, RFC 8292), base64url. */
export const pushKeyReplyWire = z.object({ key: z.string().regex(pushKeyPattern) });

/**
 * A browser's subscription (RFC 8030) with its keys (RFC 8291), and the kind of messages that the player asked for, whose
 * switch it turns on. It belongs to the session: it ends with it.
 */
export const pushSubscribeRequestWire = z.object({
  endpoint: z.string().max(maxEndpointLength).refine(isPushEndpoint),
  p256dh: z.string().regex(pushKeyPattern),
  auth: z.string().regex(pushSecretPattern),
  kind: z.enum(pushKinds).nullable(),
  lng: z.string().length(2),
});
export const pushUnsubscribeRequestWire = z.object({
  endpoint: z.string().max(maxEndpointLength),
});
export const pushDoneReplyWire = z.object({ success: z.literal(true) });
