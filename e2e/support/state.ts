import type { Desk } from "./desk";

/** A state that a page can be in, and how a page comes to show it. */
export interface State {
  readonly name: string;
  /** What the page has in this state and in no other. */
  readonly sign: string;
  /** Brings the shop there, once, by plain requests. */
  readonly set?: (at: Desk) => Promise<unknown>;
  /** Shows it in a language, as often as wanted; the coupon's page where nothing is said. `made` is what `set` answered. */
  readonly show?: (at: Desk, lng: string, made: unknown) => Promise<unknown>;
  /** It stands over the page: what of that it covers half depends on where one has scrolled. */
  readonly floats?: boolean;
  /** Only a script brings it. */
  readonly isOfScript?: boolean;
}

/** Whose states they are. */
export const login = "demo@example.test";

/** An address in another language. */
export const inLanguage = (path: unknown, lng: string) =>
  String(path).replace(/^\/[a-z]{2}\//, `/${lng}/`);

/** Shows the address that `set` answered. */
export const showPath = ({ shop }: Desk, lng: string, path: unknown) =>
  shop.open(inLanguage(path, lng));

/** Opens an address after the language; where none is said, the one that the state's `set` answered. */
export const opens =
  (path?: string) =>
  ({ shop }: Desk, lng: string, made: unknown) =>
    shop.open(`/${lng}/${path ?? made}`);
