import type { ConsentClass } from "~/domain/consent/choice";

/**
 * Lifetime: until the browser or tab is closed, that of the token in it, until removed, or a number of
 * seconds.
 */
export type StorageLifetime = "session" | "token" | "lasting" | number;

interface Kept {
  readonly name: string;
  readonly store: "cookie" | "local" | "session" | "cache";
  readonly class: ConsentClass;
  /**
   * What the entry is kept for: key of its text in the dictionary `consent`, without the prefix
   * `purpose_`.
   */
  readonly purpose: string;
  readonly lifetime: StorageLifetime;
}

const minute = 60;
const day = 86_400;
const year = 365 * day;
/** The flag of the new-site message: 15768e7 ms (POP-03). */
const fiveYears = 157_680_000;

/**
 * Everything the product stores in the browser, with its purpose (CNS-05): cookies, local and session
 * storage. Writers are typed by this list: an unlisted name, or one that needs consent in a writer without a
 * consent check, does not compile.
 */
export const browserStorageInventory = [
  {
    name: "__session",
    store: "cookie",
    class: "necessary",
    purpose: "session",
    lifetime: 30 * day,
  },
  { name: "seen", store: "cookie", class: "necessary", purpose: "seen", lifetime: 30 * day },
  { name: "user_token", store: "cookie", class: "necessary", purpose: "token", lifetime: "token" },
  {
    name: "user_token_session",
    store: "cookie",
    class: "necessary",
    purpose: "token",
    lifetime: "token",
  },
  { name: "coupon", store: "cookie", class: "necessary", purpose: "coupon", lifetime: 30 * day },
  {
    name: "coupon_dropped",
    store: "cookie",
    class: "necessary",
    purpose: "coupon_dropped",
    lifetime: 10 * minute,
  },
  {
    name: "code_loaded",
    store: "cookie",
    class: "necessary",
    purpose: "code_loaded",
    lifetime: 10 * minute,
  },
  {
    name: "cash_out",
    store: "cookie",
    class: "necessary",
    purpose: "cash_out",
    lifetime: 10 * minute,
  },
  {
    name: "new_account",
    store: "cookie",
    class: "necessary",
    purpose: "new_account",
    lifetime: 15 * minute,
  },
  { name: "lng", store: "cookie", class: "necessary", purpose: "lng", lifetime: year },
  { name: "settings", store: "cookie", class: "necessary", purpose: "settings", lifetime: year },
  // Consent is asked again twice a year, whatever the answer was.
  {
    name: "cookie_consent",
    store: "cookie",
    class: "necessary",
    purpose: "consent",
    lifetime: 182 * day,
  },
  { name: "age", store: "cookie", class: "necessary", purpose: "age", lifetime: 3 * day },
  { name: "terms_seen", store: "cookie", class: "necessary", purpose: "terms", lifetime: 60 * day },
  // Set manually by site administrators.
  {
    name: "maintenance",
    store: "cookie",
    class: "necessary",
    purpose: "notice",
    lifetime: "session",
  },
  {
    name: "force-geo-off",
    store: "cookie",
    class: "necessary",
    purpose: "notice",
    lifetime: "session",
  },
  {
    name: "window_width",
    store: "cookie",
    class: "functionality",
    purpose: "width",
    lifetime: year,
  },
  { name: "visit", store: "cookie", class: "necessary", purpose: "visit", lifetime: "session" },
  { name: "ggru", store: "cookie", class: "necessary", purpose: "visit", lifetime: "session" },
  {
    name: "ggru_grant",
    store: "cookie",
    class: "necessary",
    purpose: "visit",
    lifetime: 30 * minute,
  },
  {
    name: "payment_consultant",
    store: "cookie",
    class: "necessary",
    purpose: "consultant",
    lifetime: "session",
  },
  {
    name: "platform_type",
    store: "cookie",
    class: "necessary",
    purpose: "platform",
    lifetime: "session",
  },
  {
    name: "app_banner",
    store: "cookie",
    class: "necessary",
    purpose: "app_banner",
    lifetime: year,
  },
  // Site config may name another class for these (REF-02).
  {
    name: "ref_id",
    store: "cookie",
    class: "marketing",
    purpose: "referral",
    lifetime: 60 * day,
  },
  {
    name: "bf",
    store: "cookie",
    class: "marketing",
    purpose: "referral",
    lifetime: day,
  },
  {
    name: "reflink",
    store: "cookie",
    class: "marketing",
    purpose: "referral",
    lifetime: 60 * day,
  },
  {
    name: "reflink_hour",
    store: "cookie",
    class: "marketing",
    purpose: "referral",
    lifetime: 60 * minute,
  },
  {
    name: "partner_id",
    store: "cookie",
    class: "marketing",
    purpose: "referral",
    lifetime: 60 * day,
  },
  {
    name: "postback",
    store: "cookie",
    class: "marketing",
    purpose: "referral",
    lifetime: 30 * day,
  },
  {
    name: "subid",
    store: "cookie",
    class: "marketing",
    purpose: "referral",
    lifetime: 60 * day,
  },
  {
    name: "registration_reminder",
    store: "cookie",
    class: "necessary",
    purpose: "registration_reminder",
    lifetime: year,
  },
  {
    name: "new_site",
    store: "cookie",
    class: "necessary",
    purpose: "new_site",
    lifetime: fiveYears,
  },
  {
    name: "bonus_popup",
    store: "cookie",
    class: "necessary",
    purpose: "bonus_popup",
    lifetime: "session",
  },
  {
    name: "offers_silent",
    store: "cookie",
    class: "necessary",
    purpose: "offers_silent",
    lifetime: year,
  },
  { name: "device", store: "cookie", class: "functionality", purpose: "device", lifetime: day },
  {
    name: "FINGERPRINT",
    store: "local",
    class: "functionality",
    purpose: "device",
    lifetime: "lasting",
  },
  {
    name: "ANALYTICS",
    store: "local",
    class: "marketing",
    purpose: "analytics",
    lifetime: day,
  },
  {
    name: "COUPON",
    store: "local",
    class: "necessary",
    purpose: "coupon_copy",
    lifetime: "lasting",
  },
  {
    name: "COUPON_MARK",
    store: "local",
    class: "necessary",
    purpose: "coupon_copy",
    lifetime: "lasting",
  },
  {
    name: "COUPON_REV",
    store: "local",
    class: "necessary",
    purpose: "coupon_copy",
    lifetime: "lasting",
  },
  {
    name: "REALITY_CHECK",
    store: "local",
    class: "necessary",
    purpose: "reality_check",
    lifetime: "lasting",
  },
  {
    name: "COUPON_NOTIFY",
    store: "session",
    class: "necessary",
    purpose: "reminder",
    lifetime: "session",
  },
  {
    name: "AD_BLOCKER",
    store: "session",
    class: "necessary",
    purpose: "ad_blocker",
    lifetime: "session",
  },
  {
    name: "COUPON_POSTS",
    store: "session",
    class: "necessary",
    purpose: "coupon_posts",
    lifetime: "session",
  },
  {
    name: "COUPON_EARLY",
    store: "session",
    class: "necessary",
    purpose: "coupon_posts",
    lifetime: "session",
  },
  {
    name: "ONE_CLICK",
    store: "session",
    class: "necessary",
    purpose: "one_click",
    lifetime: "session",
  },
  {
    name: "positions",
    store: "session",
    class: "necessary",
    purpose: "scroll",
    lifetime: "session",
  },
  {
    name: "chunk-reload-at",
    store: "session",
    class: "necessary",
    purpose: "reload",
    lifetime: "session",
  },
] as const satisfies readonly Kept[];

/** Caches of the service worker, by the beginning of their names; apart, because a page's code does not use them. */
export const workerCacheInventory = [
  {
    name: "touchline-",
    store: "cache",
    class: "necessary",
    purpose: "app_files",
    lifetime: "lasting",
  },
] as const satisfies readonly Kept[];

type Row = (typeof browserStorageInventory)[number];

/** Names of cookies, of all classes or of some. */
export type CookieName<Class extends ConsentClass = ConsentClass> = Extract<
  Row,
  { readonly store: "cookie"; readonly class: Class }
>["name"];

/**
 * Names of entries in local or session storage. Without `Class` only those that need no consent; a
 * writer that names another class must check the consent for it.
 */
export type StorageKey<
  Store extends "local" | "session",
  Class extends ConsentClass = "necessary",
> = Extract<Row, { readonly store: Store; readonly class: Class }>["name"];

/** Lifetime of a cookie, s; undefined = until the browser is closed, or that of its content. */
export function cookieLifetimeSec(name: CookieName): number | undefined {
  const row: Kept | undefined = browserStorageInventory.find(
    (kept) => kept.store === "cookie" && kept.name === name,
  );
  return typeof row?.lifetime === "number" ? row.lifetime : undefined;
}
