import type { FragmentResult } from "./fragment";

/**
 * What a remote's failure means for its page (REM-16). `primary`: the page takes the remote's status.
 * `essential`: the page is incomplete and has status 502. `regular`: the page works without it (the footer).
 */
export type RemoteRank = "primary" | "essential" | "regular";

const badGateway = 502;

/**
 * Status of a page with this result of its remote, where the page itself has `own`; a wait is no failure
 * (REM-10).
 */
export function statusWith(rank: RemoteRank, result: FragmentResult, own: number): number {
  if (result.state !== "error" || rank === "regular") return own;
  const { status = badGateway } = result;
  const isError = status >= 400 && status < 600;
  return rank === "primary" && isError ? status : badGateway;
}
