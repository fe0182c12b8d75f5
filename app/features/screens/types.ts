import type { RemoteRank } from "~/features/remote-pages/rank";
import type en from "~/i18n/dictionaries/en/screens.json";
import type { DictionaryId } from "~/i18n/languages";

export type Layout = "default" | "empty" | "headless" | "maintenance" | "blocked";

/** Remote apps by base path (REM-12). */
export type RemoteApp =
  | "betting"
  | "results"
  | "office"
  | "information"
  | "agreements"
  | "promotions"
  | "cyber"
  | "blog"
  | "third-party"
  | "payment-consultant"
  | "promo-code-store"
  | "technical-pages"
  | "registration-widget"
  | "identification";

/** A text of the `screens` dictionary. */
export type ScreenTextKey = keyof typeof en;

/** What must hold for a page that otherwise leads elsewhere to be shown itself. */
export type Condition =
  | "terms-changed"
  | "account-conversion"
  | "limit-test"
  | "deposit-approval"
  | "reality-check"
  | "age-gate"
  | "post";

/** A row of the catalogue: everything an address means, as data. */
export interface Screen {
  /** Unique; the first column of the list of screens. */
  readonly id: string;
  /** After `/{lng}/`, with `{param}`, `{param?}` and a trailing `*`; `?modal=…` for a page opened by its query. */
  readonly pattern: string;
  /** What a segment may be; any other value does not match this row. */
  readonly values?: Readonly<Record<string, readonly string[]>>;
  readonly remote: RemoteApp | null;
  /** What the remote's failure means for the page (REM-16). */
  readonly remoteRank: RemoteRank;
  readonly layout: Layout;
  /** Names of guards, in order; a name nobody knows is a 500 "Unknown middleware" (GRD-01). */
  readonly guards: readonly string[];
  /** Content stream for SEO; "-" = taken from the path's segments. */
  readonly stream: string;
  /** Dictionaries its page needs beyond the shell's own (LNG-07). */
  readonly dictionaries: readonly DictionaryId[];
  readonly titleKey: ScreenTextKey;
  readonly descriptionKey: ScreenTextKey;
  /** Goes elsewhere: a path after `/{lng}/` ("" = home), unless the condition holds. */
  readonly redirect?: { readonly to: string; readonly query?: string; readonly unless?: Condition };
  readonly chrome: {
    readonly hideHeader?: boolean;
    readonly hideFooter?: boolean;
    readonly hideBottomNav?: boolean;
    readonly hideSeo?: boolean;
    readonly hideCoupon?: boolean;
  };
  /** `top-events` (SCR-03); null = the site's own. */
  readonly theme: string | null;
  /** Status of its page where all is well; 500 for the server error page (NTC-04). */
  readonly status: 200 | 500;
  /** Feature flag without which it is 404 (SCR-04, SCR-10). */
  readonly feature: "cricket" | null;
  /** Absent in production (SCR-04). */
  readonly isOutsideProduction: boolean;
  /** Only for visitors whom site config marks as internal (SCR-04). */
  readonly isInternal: boolean;
  /** What it is where site config chooses offers over bonuses (SCR-09). */
  readonly offerVariant?: Pick<Screen, "stream" | "titleKey" | "descriptionKey">;
  /** Its remote is asked with the player's token, and never cached for others. */
  readonly isPersonal: boolean;
  readonly isIndexable: boolean;
  readonly isAllowedWhenBanned: boolean;
  readonly isGuestForbidden: boolean;
  /** Stays open for a player whose terms changed (TRM-02). */
  readonly isOpenForTerms: boolean;
  /** A control of the shell on every page: its form works whatever page the player is held at. */
  readonly isShellControl: boolean;
}

/** What a path resolves to. */
export interface ScreenMatch {
  readonly screen: Screen;
  readonly params: Readonly<Record<string, string>>;
  /** Decoded segments after the language. */
  readonly path: readonly string[];
}
