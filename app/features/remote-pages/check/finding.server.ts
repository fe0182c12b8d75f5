/** One line of the check's table; a `fail` is what a visitor would miss or the shell refuses. */
export interface Finding {
  readonly check: string;
  readonly verdict: "ok" | "warn" | "fail";
  readonly detail: string;
}

export const ok = (check: string, detail: string): Finding => ({ check, verdict: "ok", detail });
export const warn = (check: string, detail: string): Finding => ({
  check,
  verdict: "warn",
  detail,
});
export const fail = (check: string, detail: string): Finding => ({
  check,
  verdict: "fail",
  detail,
});
