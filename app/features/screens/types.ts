import type { DictionaryId } from "~/i18n/languages";

export type Layout = "default" | "empty" | "headless" | "maintenance" | "blocked";

/** Remote apps by base path (REM-12). */
export type RemoteApp =
  | "betting" | "results" | "office" | "information" | "agreements" | "promotions" | "cyber" | "blog"
  | "third-party" | "payment-consultant" | "promo-code-store" | "technical-pages" | "registration-widget"
  | "identification";

/** A row of the catalogue: everything an address means, as data. */
export interface Screen {
  /** Unique; the first column of the list of screens. */
  readonly id: string;
  /** After `/{lng}/`, with `{param}`, `{param?}` and a trailing `*`. */
  readonly pattern: string;
  /** What a segment may be; any other value does not match this row. */
  readonly values?: Readonly<Record<string, readonly string[]>>;
  readonly remote: RemoteApp | null;
  readonly layout: Layout;
  /** Names of guards, in order; a name nobody knows is a 500 "Unknown middleware" (GRD-01). */
  readonly guards: readonly string[];
  /** Content stream for SEO; "-" = taken from the path's segments. */
  readonly stream: string;
  /** Dictionaries its page needs beyond the shell's own (LNG-07). */
  readonly dictionaries: readonly DictionaryId[];
  /** Goes elsewhere: a screen id with its params, or a path after `/{lng}/`. */
  readonly redirect?: { readonly to: string; readonly query?: string };
  readonly chrome: {
    readonly hideHeader?: boolean;
    readonly hideFooter?: boolean;
    readonly hideBottomNav?: boolean;
    readonly hideSeo?: boolean;
    readonly hideCoupon?: boolean;
  };
  /** `top-events` (SCR-03); null = the site's own. */
  readonly theme: string | null;
  /** Its remote is asked with the player's token, and never cached for others. */
  readonly isPersonal: boolean;
  readonly isIndexable: boolean;
  readonly isAllowedWhenBanned: boolean;
  readonly isGuestForbidden: boolean;
}

/** What a path resolves to. */
export interface ScreenMatch {
  readonly screen: Screen;
  readonly params: Readonly<Record<string, string>>;
}
