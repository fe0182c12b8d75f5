/** From this width on the page has its wide layout (px). */
export const wideWidth = 1100;

/** How far one scrolls before "back to top" appears: 1 screen on wide pages, 4 on phones (LAY-05); px. */
export function scrollThreshold(width: number, height: number): number {
  return (width >= wideWidth ? 1 : 4) * height;
}
