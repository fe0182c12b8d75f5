import type { RemoteRank } from "~/features/screens/types";
import type { FragmentResult } from "./fragment";

const badGateway = 502;

/**
 * Status of a page with this result of its remote, where the page itself has `own`; a wait is no failure
 * (REM-10).
 */
export function pageStatusWithRemote(
  rank: RemoteRank,
  result: FragmentResult,
  own: number,
): number {
  if (result.state !== "error" || rank === "regular") return own;
  const { status = badGateway } = result;
  const isError = status >= 400 && status < 600;
  return rank === "primary" && isError ? status : badGateway;
}
