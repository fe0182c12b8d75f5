/** From this width on the page has its wide layout (px). */
export const wideWidth = 1100;

/** How far one scrolls before "back to top" appears: 1 screen on wide pages, 4 on phones (LAY-05); px. */
export function scrollThreshold(width: number, height: number): number {
  return (width >= wideWidth ? 1 : 4) * height;
}

/** Whether a box stands across the line down to which the header covers the page; px from the window's top. */
export function isHalfUnder({ top, bottom }: { top: number; bottom: number }, edge: number): boolean {
  return top < edge && bottom > edge;
}
