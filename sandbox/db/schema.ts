/** Tables of the embedded platform, by subject. Odds are exact decimal text, amounts of money minor units. */
export * from "./schema/captchas";
export * from "./schema/casino";
export * from "./schema/consents";
export * from "./schema/content";
export * from "./schema/coupons";
export * from "./schema/limits";
export * from "./schema/messages";
export * from "./schema/money";
export * from "./schema/office";
export * from "./schema/other-device-sign-ins";
export * from "./schema/players";
export * from "./schema/security";
export * from "./schema/social";
export * from "./schema/support";
export * from "./schema/tickets";
export * from "./schema/web-push";
export * from "./schema/world";
