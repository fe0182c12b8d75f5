/** The intent of a post that only refreshes the page's data. */
export const couponRefreshOnlyIntent = "sync";

/** The field with a post's id within its tab. */
export const postIdField = "post";

/**
 * A change of the coupon that this tab posts. `rev` is the coupon's revision that includes it; null
 * before the response, "gone" if the response was a redirect.
 */
export interface CouponPost {
  readonly id: string;
  readonly form: FormData;
  readonly rev: number | null | "gone";
}

/**
 * Whether page data of the coupon's revision `rev` lacks this post's change: it has no response yet,
 * or made a later revision.
 */
export function isPostMissingFromData(post: CouponPost, rev: number): boolean {
  return typeof post.rev !== "number" || post.rev > rev;
}
