/**
 * Waits for this tab's turn at something that one tab of the browser does at a time, then calls `begin`; `hasWaited` says
 * whether another tab had it when it was asked for. Returns how to give the turn up. Without locks every tab has its own.
 */
export function takeTurn(name: string, begin: (hasWaited: boolean) => void): () => void {
  const { locks } = navigator;
  if (!locks) {
    begin(false);
    return () => undefined;
  }
  const ended = new AbortController();
  const { signal } = ended;
  const hold = (hasWaited: boolean) =>
    new Promise<void>((release) => {
      if (signal.aborted) return release();
      signal.addEventListener("abort", () => release());
      begin(hasWaited);
    });
  const waiting = () => locks.request(name, { signal }, () => hold(true));
  locks
    .request(name, { ifAvailable: true }, (lock) => (lock ? hold(false) : null))
    .then((turn) => (turn === null && !signal.aborted ? waiting() : undefined))
    .catch(() => undefined);
  return () => ended.abort();
}
