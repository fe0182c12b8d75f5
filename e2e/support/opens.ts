import type { Desk } from "./desk";

/** Opens an address after the language; where none is said, the one that the state's `set` answered. */
export const opens =
  (path?: string) =>
  ({ shop }: Desk, lng: string, made: unknown) =>
    shop.open(`/${lng}/${path ?? made}`);
