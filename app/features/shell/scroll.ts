/** From this width on the page has its wide layout (px). */
export const wideWidth = 1100;

/** How far one scrolls before "back to top" appears: 1 screen on wide pages, 4 on phones (LAY-05); px. */
export function scrollThreshold(width: number, height: number): number {
  return (width >= wideWidth ? 1 : 4) * height;
}

/** Whether a part of a box that is in the window stands under the header, which covers it to `edge`; px from the top. */
export function isUnderHeader({ top, bottom }: { top: number; bottom: number }, edge: number): boolean {
  return top < edge && bottom > 0;
}
