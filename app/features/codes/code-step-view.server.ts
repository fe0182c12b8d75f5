import type { AwaitedCode } from "~/server/cookies/code-waits.server";

/** What a page shows of a step that waits for the player to type a code. */
export interface CodeStepView {
  readonly to: string;
  /** Time until another code may be requested, s; 0 = now. */
  readonly waitS: number;
  readonly isRepeat: boolean;
}

/** Converts an awaited code, as the cookie stores it, for its page; `now` is ms since epoch. */
export function toCodeStepView(wait: AwaitedCode, now: number): CodeStepView {
  const waitS = Math.max(0, Math.ceil((wait.again - now) / 1000));
  return { to: wait.to, waitS, isRepeat: wait.isRepeat };
}
