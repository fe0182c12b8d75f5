import { randomBytes } from "node:crypto";

/** A new random placement key, also for a new coupon. */
export const newPlacementKey = () => randomBytes(12).toString("base64url");
