import type { RemoteImportance } from "~/features/screens/types";
import type { FragmentResult } from "./fragment";

const badGateway = 502;

/**
 * The HTTP status of a page, given the result of its remote and the page's status without it,
 * `own`. A remote that is still loading is no failure (REM-10).
 */
export function httpStatusWithRemote(
  rank: RemoteImportance,
  result: FragmentResult,
  own: number,
): number {
  if (result.state !== "error" || rank === "regular") return own;
  const { status = badGateway } = result;
  const isError = status >= 400 && status < 600;
  return rank === "primary" && isError ? status : badGateway;
}
