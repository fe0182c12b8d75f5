/**
 * Limit of open streams per IP address, which a whole campus may share: no single address uses up
 * the capacity (SEC-07).
 */
export const maxPushStreamsPerIp = 500;

/** Counts the open streams per IP address; unknown addresses (null) are not counted. */
export class PushStreamCountPerIp {
  readonly #counts = new Map<string, number>();

  /** Whether the address may open another stream. */
  hasPlaceFor(address: string | null): boolean {
    return address === null || this.#of(address) < maxPushStreamsPerIp;
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
