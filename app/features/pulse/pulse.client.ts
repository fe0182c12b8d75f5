import { track } from "~/features/analytics/track";
import type { SessionWaits } from "~/features/session/due";
import { watchVisibility } from "~/features/session/presence";
import { storeSessionEventTimes } from "./due-storage.client";
import { type SessionPollReply, sessionEventTimesStorageKey } from "./pulse";

/**
 * Interval of the session check on a signed-in page (SES-06, TRM-01), and of the ping for a session limit
 * (LIM-10), ms.
 */
const beatMs = 60_000;
const pingMs = 30_000;
/** Maximum interval for setting the page's timers by the server's clock, ms (RCK-01). */
const syncMs = 300_000;
/** Activity events within this time count as one, ms (SES-07). */
const signMs = 100;
/** Maximum delay of a browser timer, ms; later events are scheduled again then. */
const longestMs = 2 ** 31 - 1;

const signs = ["pointerdown", "pointermove", "keydown", "wheel", "touchstart", "scroll"] as const;

/** A signed-in page's session poll. */
export interface SessionPoll {
  /** Takes the due events from the page's data. */
  hear(due: SessionWaits): void;
  close(): void;
}

/** Durations to the page's next events, and when the page got them, by `performance.now()`. */
export interface HeardWaits {
  readonly due: SessionWaits;
  readonly heardAt: number;
}

/**
 * Polls the session of a signed-in page. Timers use durations from the server, so the device's clock does not
 * matter; they count from when the page got them, which may be long before this code has loaded. When one ends,
 * or tabs disagree, `reload` asks the server, which decides. A page hidden for 30 s stops polling and polls at
 * once when it becomes visible (SES-08).
 */
export function startSessionPoll(first: HeardWaits, reload: () => void): SessionPoll {
  const ended = new AbortController();
  const { signal } = ended;
  let due = first.due;
  let dueTimer: ReturnType<typeof setTimeout> | undefined;
  let idleTimer: ReturnType<typeof setTimeout> | undefined;
  let beatTimer: ReturnType<typeof setInterval> | undefined;
  let syncedAt = first.heardAt;
  let reportedAt = first.heardAt;
  let signAt = Number.NEGATIVE_INFINITY;
  let hasSign = false;
  let stillTimer: ReturnType<typeof setTimeout> | undefined;
  let isStill = false;

  /** Reports that nothing was done for half of the time that ends a session, and when something is done again (SES-07). */
  function watchActivity() {
    clearTimeout(stillTimer);
    if (isStill) track({ name: "user_active" });
    isStill = false;
    if (due.idle === null) return;
    stillTimer = setTimeout(() => {
      isStill = true;
      track({ name: "user_idle" });
    }, due.idle.ofMs / 2);
  }

  function arm(ageMs: number) {
    clearTimeout(dueTimer);
    clearTimeout(idleTimer);
    const left = (ms: number) => Math.min(ms - ageMs, longestMs);
    if (due.inMs !== null) dueTimer = setTimeout(reload, left(due.inMs));
    if (due.idle !== null) idleTimer = setTimeout(beat, left(due.idle.inMs));
  }

  async function beat() {
    const at = performance.now();
    const isSync = at - syncedAt >= syncMs;
    const isActive = hasSign && due.idle !== null;
    if (isSync) syncedAt = at;
    if (isActive) reportedAt = at;
    hasSign = false;
    const asked = { ping: due.isPinging, active: isActive, sync: isSync };
    const query = Object.entries(asked).flatMap(([name, isAsked]) => (isAsked ? `${name}=1` : []));
    const address = `/remote/pulse${query.length > 0 ? `?${query.join("&")}` : ""}`;
    // The last report of a page must be sent even while the page closes.
    const answer = await fetch(address, { signal, keepalive: isActive }).catch(() => null);
    const pulse: SessionPollReply | null = answer?.ok
      ? await answer.json().catch(() => null)
      : null;
    if (signal.aborted) return;
    if (!pulse) hasSign ||= isActive;
    else hear(pulse);
  }

  function hear(pulse: SessionPollReply) {
    const isNews = pulse.due && (pulse.due.agreed !== due.agreed || pulse.isStepDue);
    // A page that was loaded after the terms changed, such as their confirmation, keeps its messages and
    // typed values.
    const isChange = pulse.termsChanged && !due.areTermsChanged;
    if (!pulse.isSignedIn || isChange || isNews) return reload();
    due = { ...due, ...pulse.due, idle: pulse.idle };
    if (!pulse.due) {
      clearTimeout(idleTimer);
      if (due.idle !== null) idleTimer = setTimeout(beat, Math.min(due.idle.inMs, longestMs));
    } else arm(0);
  }

  function signed() {
    const at = performance.now();
    if (due.idle === null || at - signAt < signMs) return;
    signAt = at;
    hasSign = true;
    watchActivity();
    // A session with a short idle limit reports activity more often than the normal interval.
    if (at - reportedAt >= Math.min(beatMs, due.idle.ofMs / 4)) void beat();
  }

  const pause = () => clearInterval(beatTimer);
  const restart = () => {
    pause();
    beatTimer = setInterval(beat, due.isPinging ? pingMs : beatMs);
    void beat();
  };
  const leave = watchVisibility(pause, () => {
    syncedAt = Number.NEGATIVE_INFINITY;
    restart();
  });
  const options = { signal, passive: true, capture: true } as const;
  for (const sign of signs) addEventListener(sign, signed, options);
  document.addEventListener(
    "visibilitychange",
    () => {
      if (document.visibilityState !== "visible" && hasSign) void beat();
    },
    { signal },
  );
  addEventListener(
    "storage",
    ({ key, newValue }) => {
      if (key === sessionEventTimesStorageKey && newValue !== due.agreed) reload();
    },
    { signal },
  );
  storeSessionEventTimes(due.agreed);
  arm(performance.now() - first.heardAt);
  watchActivity();
  if (document.visibilityState === "visible") restart();

  return {
    hear(next) {
      const isOther = next.isPinging !== due.isPinging;
      due = next;
      syncedAt = performance.now();
      storeSessionEventTimes(due.agreed);
      arm(0);
      if (isOther && document.visibilityState === "visible") restart();
    },
    close() {
      leave();
      pause();
      clearTimeout(dueTimer);
      clearTimeout(idleTimer);
      clearTimeout(stillTimer);
      ended.abort();
    },
  };
}
