/** How a sport's playing time maps to real time: number and length of parts, pace, breaks. */
export interface PlayClockSettings {
  readonly parts: number;
  readonly partSeconds: number;
  /** Real ms per second of play. */
  readonly msPerSecond: number;
  /** Length of the break after each part (period or overtime), ms; the last one repeats. */
  readonly breaksMs: readonly number[];
  readonly overtimeSeconds: number;
}

/** Position in play. A break belongs to the part before it. */
export interface PlayPosition {
  /** Seconds of play so far, without breaks. */
  readonly seconds: number;
  /** Number of the period, from 1; above the sport's number of periods it is an overtime. */
  readonly part: number;
  /** Second of play at which the part began. */
  readonly partBegan: number;
  readonly isBreak: boolean;
}

/** Length of a part in seconds of play. */
export function partLength(clocking: PlayClockSettings, part: number): number {
  return part <= clocking.parts ? clocking.partSeconds : clocking.overtimeSeconds;
}

function breakAfter({ breaksMs }: PlayClockSettings, part: number): number {
  return breaksMs[Math.min(part, breaksMs.length) - 1] ?? 0;
}

/** Position in play, ms after the start. */
export function playPositionAt(clocking: PlayClockSettings, ms: number): PlayPosition {
  let left = Math.max(0, ms);
  let partBegan = 0;
  for (let part = 1; ; part++) {
    const length = partLength(clocking, part);
    if (left < length * clocking.msPerSecond) {
      return {
        seconds: partBegan + Math.floor(left / clocking.msPerSecond),
        part,
        partBegan,
        isBreak: false,
      };
    }
    left -= length * clocking.msPerSecond;
    const pause = breakAfter(clocking, part);
    if (left < pause) return { seconds: partBegan + length, part, partBegan, isBreak: true };
    left -= pause;
    partBegan += length;
  }
}

/** Time of a second of play, ms after the start; the end of a part is before its break. */
export function playSecondToMs(clocking: PlayClockSettings, second: number): number {
  let ms = 0;
  let left = second;
  for (let part = 1; ; part++) {
    const length = partLength(clocking, part);
    if (left <= length) return ms + left * clocking.msPerSecond;
    left -= length;
    ms += length * clocking.msPerSecond + breakAfter(clocking, part);
  }
}
