/** A version of the site that its visitor asks for with `platform_type` (SCR-14). */
export type PlatformType = "desktop" | "mobile";

/** Name of the query parameter and of the cookie that stores its last value. */
export const platformTypeParameter = "platform_type";

/** Reads a value of `platform_type`; null = none, or another word. */
export function parsePlatformType(text: string | null): PlatformType | null {
  return text === "desktop" || text === "mobile" ? text : null;
}
