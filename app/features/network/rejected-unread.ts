/** The site refused a request before reading its form, for example with 413 or 403: nothing was done. */
export class RejectedUnreadError extends Error {
  override readonly name = "RejectedUnreadError";

  constructor(readonly status: number) {
    super(`refused with ${status}`);
  }
}
