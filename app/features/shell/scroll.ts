/** Window width from which the layout has its columns, px. */
const wideLayoutMinWidth = 1100;

/** Scroll distance at which "back to top" appears: 1 screen on wide pages, 4 on phones (LAY-05); px. */
export function backToTopThreshold(width: number, height: number): number {
  return (width >= wideLayoutMinWidth ? 1 : 4) * height;
}

/** Whether the header, which ends at `edge`, covers a visible part of a box; px from the top. */
export function isUnderHeader(
  { top, bottom }: { top: number; bottom: number },
  edge: number,
): boolean {
  return top < edge && bottom > 0;
}
