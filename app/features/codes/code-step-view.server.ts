import type { AwaitedCode } from "~/server/cookies/code-waits.server";

/** A step that waits for a code, as its page needs it; null = none. */
export interface CodeStepView {
  readonly to: string;
  /** Time until another code may be requested, s; 0 = now. */
  readonly waitS: number;
  readonly isRepeat: boolean;
}

/** The step behind a stored wait. */
export function toCodeStep(wait: AwaitedCode, now: number): CodeStepView {
  const waitS = Math.max(0, Math.ceil((wait.again - now) / 1000));
  return { to: wait.to, waitS, isRepeat: wait.isRepeat };
}
