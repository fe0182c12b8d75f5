/** One line of the check's table; a `fail` is what a visitor would miss or the shell refuses. */
export interface RemoteCheckFinding {
  readonly check: string;
  readonly verdict: "ok" | "warn" | "fail";
  readonly detail: string;
}

export const ok = (check: string, detail: string): RemoteCheckFinding => ({
  check,
  verdict: "ok",
  detail,
});
export const warn = (check: string, detail: string): RemoteCheckFinding => ({
  check,
  verdict: "warn",
  detail,
});
export const fail = (check: string, detail: string): RemoteCheckFinding => ({
  check,
  verdict: "fail",
  detail,
});
