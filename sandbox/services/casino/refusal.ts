/** A refused play; nothing has moved. `waitMs` is the time until the next round may begin. */
export interface PlayRefusal {
  readonly ok: false;
  readonly status: number;
  readonly body: {
    readonly code: string;
    readonly field?: string;
    readonly bound?: string;
    readonly waitMs?: number;
    readonly exception_code?: number;
  };
}
/** A refusal of the wallet or the game. */
export function makePlayRefusal(status: number, body: PlayRefusal["body"]): PlayRefusal {
  return { ok: false, status, body };
}
