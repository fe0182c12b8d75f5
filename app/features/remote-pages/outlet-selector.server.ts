/** The selector of an app's outlet. */
export function outletSelector(app: string): string {
  return `[data-remote="${app.replace(/[^\w-]/g, "")}"]`;
}
