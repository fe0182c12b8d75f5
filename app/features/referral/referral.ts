/**
 * Cookies of where a visitor came from, with their lifetimes, s (REF-01). Each holds `type`, `val` and `additional` as a
 * query.
 */
const day = 86_400;

interface ReferralValue {
  readonly name: ReferralCookie;
  readonly type: string;
  readonly val: string;
  readonly additional: string;
  readonly lifetimeSec: number;
}

export const referralCookies = [
  "ref_id",
  "bf",
  "reflink",
  "reflink_hour",
  "partner_id",
  "postback",
  "subid",
] as const;
export type ReferralCookie = (typeof referralCookies)[number];

/** The query parameters of a landing. They are the shell's: no remote gets them, and no address with them is indexed. */
export const referralParameters: readonly string[] = [
  ...["ref_id", "bf", "reflink", "partner_id", "click_id", "utm_source", "aip", "affid", "tag"],
  ...["postback", "subid"],
];

/** A value of a landing is a short code. Anything else is left out, so that no text of an address comes back anywhere. */
const code = /^[\w.~-]{1,64}$/;
/** A ref id is a number, since placed coupons and players carry it as such. */
const refIdText = /^[1-9]\d{0,8}$/;

/** What a landing's query asks to keep (REF-01); values that are no codes are left out. */
export function referralOfLanding(query: URLSearchParams): readonly ReferralValue[] {
  const read = (name: string) => {
    const text = query.get(name) ?? "";
    return code.test(text) ? text : "";
  };
  const pairs = (...names: readonly string[]) =>
    new URLSearchParams(
      names.flatMap((name) => (read(name) === "" ? [] : [[name, read(name)]])),
    ).toString();
  const value = (
    name: ReferralCookie,
    lifetimeSec: number,
    val: string,
    additional = "",
    type: string = name,
  ): readonly ReferralValue[] => (val === "" ? [] : [{ name, type, val, additional, lifetimeSec }]);
  const refId = read("ref_id");
  // An affiliate's link names the affiliate and a tag; a partner's link the click.
  const isAffiliate = read("affid") !== "";
  return [
    ...value("ref_id", 60 * day, refIdText.test(refId) ? refId : ""),
    ...value("bf", day, read("bf")),
    ...value("reflink", 60 * day, read("reflink")),
    ...value("reflink_hour", 3600, read("reflink"), "", "reflink"),
    ...(isAffiliate
      ? value("partner_id", 60 * day, read("partner_id"), pairs("affid", "tag"), "affiliate")
      : value(
          "partner_id",
          30 * day,
          read("partner_id"),
          pairs("click_id", "utm_source", "aip"),
          "partner",
        )),
    // Without a click to report on, it only keeps the landing's own requests from being counted twice.
    ...value("postback", read("click_id") === "" ? 4 : 30 * day, read("postback")),
    ...value("subid", 60 * day, read("subid")),
  ];
}

/** The text of a referral cookie. */
export function serializeReferral({
  type,
  val,
  additional,
}: Pick<ReferralValue, "type" | "val" | "additional">): string {
  return new URLSearchParams({ type, val, additional }).toString();
}

/** A stored referral value; null = none, or a text that the site has not written. */
export function parseReferral(
  text: string,
): { readonly type: string; readonly val: string; readonly additional: string } | null {
  const read = new URLSearchParams(text);
  const [type, val, additional] = ["type", "val", "additional"].map((name) => read.get(name) ?? "");
  if (!type || !val || !code.test(type) || !code.test(val)) return null;
  return {
    type,
    val,
    additional: /^[\w.~=&-]{0,240}$/.test(additional ?? "") ? (additional ?? "") : "",
  };
}
