import { z } from "zod";

/**
 * News by e-mail (REG-08); paths and shapes are **decided**. The token is the platform's, in the link under every
 * such mail, and holds for good.
 *
 * - `POST /web-api/subscriptions-api/v1/check`: what a token would stop.
 * - `POST /web-api/subscriptions-api/v1/stop`: no more news to its address; 404 `unknown-token`.
 * - `POST /web-api/user/v1/news` (bearer): whether the player wants news; 422 `no-email` without a proven address.
 */
export const newsTokenWire = z.object({ token: z.string().max(512) });
export const newsCheckWire = z.object({ state: z.enum(["on", "off", "unknown"]) });
export const newsDoneWire = z.object({ success: z.literal(true) });
export const newsChoiceWire = z.object({ isWanted: z.boolean() });
