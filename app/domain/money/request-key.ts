/** Whether a text can be the key under which money is moved once: of a placement, a payment, a cash-out. */
export function isRequestKey(text: string): boolean {
  return /^[\w-]{8,64}$/.test(text);
}
