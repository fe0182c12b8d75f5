import type { FragmentResult } from "./fragment";

/**
 * What a remote's failure means for the page it stands on (REM-16). `primary`: it is the page, its status is the
 * page's. `essential`: the page is not whole without it, and says so by 502 around what there is. `regular`: the page
 * stands without it (the footer).
 */
export type RemoteRank = "primary" | "essential" | "regular";

const badGateway = 502;

/** Status of a page with this answer of its remote, where all else is well with `own`; a wait is no failure (REM-10). */
export function statusWith(rank: RemoteRank, result: FragmentResult, own: number): number {
  if (result.state !== "error" || rank === "regular") return own;
  const { status = badGateway } = result;
  const isError = status >= 400 && status < 600;
  return rank === "primary" && isError ? status : badGateway;
}
