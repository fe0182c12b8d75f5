/** Streams of one address, which may be a whole campus: nobody fills the house from one place (SEC-07). */
export const mostOfAddress = 500;

/** How many streams come from where; an address that is not known (null) is not counted. */
export class Addresses {
  readonly #counts = new Map<string, number>();

  /** Whether another stream may be opened from there. */
  hasPlaceFor(address: string | null): boolean {
    return address === null || this.#of(address) < mostOfAddress;
  }

  enter(address: string | null): void {
    if (address !== null) this.#counts.set(address, this.#of(address) + 1);
  }

  leave(address: string | null): void {
    if (address === null) return;
    const left = this.#of(address) - 1;
    if (left > 0) this.#counts.set(address, left);
    else this.#counts.delete(address);
  }

  #of(address: string): number {
    return this.#counts.get(address) ?? 0;
  }
}
