/** The CSS selector of the element that holds a remote app's content. */
export function outletSelector(app: string): string {
  return `[data-remote="${app.replace(/[^\w-]/g, "")}"]`;
}
