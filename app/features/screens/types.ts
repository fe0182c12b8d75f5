import type { SiteConfig } from "~/domain/settings/site-config";
import type en from "~/i18n/dictionaries/en/screens.json";
import type { DictionaryId } from "~/i18n/typed";

/**
 * What a remote's failure means for its page (REM-16). `primary`: the page takes the remote's status.
 * `essential`: the page is incomplete and has status 502. `regular`: the page works without it (the footer).
 */
export type RemoteImportance = "primary" | "essential" | "regular";

export type LayoutName = "default" | "empty" | "headless" | "maintenance" | "blocked";

type Features = SiteConfig["features"];
/** A switch of site config. */
type FeatureFlag = {
  [Name in keyof Features]: Features[Name] extends boolean ? Name : never;
}[keyof Features];

/** The key of a text in the `screens` dictionary. */
export type ScreenTextKey = keyof typeof en;

/** The condition under which a page that otherwise redirects is shown itself. */
export type RedirectUnlessCondition =
  | "terms-changed"
  | "account-conversion"
  | "limit-test"
  | "deposit-approval"
  | "reality-check"
  | "age-gate"
  | "post";

/** A row of the catalogue: everything about an address, as data. */
export interface Screen {
  /** The screen's unique name, the first column of the list of screens. */
  readonly id: string;
  /** Path after `/{lng}/`, with `{param}`, `{param?}` and a trailing `*`; `?modal=…` for a modal. */
  readonly pattern: string;
  /** Allowed values of a segment, by param name; any other value does not match this row. */
  readonly values?: Readonly<Record<string, readonly string[]>>;
  /** Base path of the remote app (REM-12), a name in site config; null where the shell draws the page. */
  readonly remote: string | null;
  /** What the remote's failure means for the page (REM-16). */
  readonly remoteRank: RemoteImportance;
  readonly layout: LayoutName;
  /** Names of guards, in order; an unknown name is a 500 "Unknown middleware" (GRD-01). */
  readonly guards: readonly string[];
  /** Content stream for SEO; "-" = derived from the path's segments. */
  readonly stream: string;
  /** Dictionaries that the page needs beyond the shell's own (LNG-07). */
  readonly dictionaries: readonly DictionaryId[];
  readonly titleKey: ScreenTextKey;
  readonly descriptionKey: ScreenTextKey;
  /** Redirect to a path after `/{lng}/` ("" = home), unless the condition is true. */
  readonly redirect?: {
    readonly to: string;
    readonly query?: string;
    readonly unless?: RedirectUnlessCondition;
  };
  readonly chrome: {
    readonly hideHeader?: boolean;
    readonly hideFooter?: boolean;
    readonly hideBottomNav?: boolean;
    readonly hideSeo?: boolean;
    readonly hideCoupon?: boolean;
    /** Pages of player safety and withdrawal: no reminder and nothing else that sells (POP-13). */
    readonly hideOffers?: boolean;
  };
  /** `top-events` (SCR-03); null = the site's own. */
  readonly theme: string | null;
  /** Status of the page without errors; 500 for the server error page (NTC-04). */
  readonly status: 200 | 500;
  /** Switch of site config without which the page is 404; null = always there (SCR-04, SCR-10). */
  readonly feature: FeatureFlag | null;
  /**
   * Section of the casino that the page belongs to; it is 404 where the platform does not list the
   * section (CFG-06, CAS-01). null = none.
   */
  readonly partition: string | null;
  /** Absent in production (SCR-04). */
  readonly isOutsideProduction: boolean;
  /** Whether the page exists only for visitors whom site config marks as internal (SCR-04). */
  readonly isInternal: boolean;
  /**
   * What replaces the page's stream and texts where site config says "offers", not "bonuses"
   * (SCR-09).
   */
  readonly offerVariant?: Pick<Screen, "stream" | "titleKey" | "descriptionKey">;
  /**
   * Whether the remote gets the player's token; then its reply is never shared between visitors.
   */
  readonly isPersonal: boolean;
  /**
   * Whether the page is personal as by `isPersonal`, but for players only; guests share one reply
   * (CAS-02).
   */
  readonly isPersonalForPlayers: boolean;
  readonly isIndexable: boolean;
  /** First segment of the canonical address of a page that has two names; null = its own (SEO-07). */
  readonly canonicalRoot: string | null;
  readonly isAllowedWhenBanned: boolean;
  readonly isGuestForbidden: boolean;
  /** Whether the page stays open for a player who has yet to confirm changed terms (TRM-02). */
  readonly isOpenForTerms: boolean;
  /**
   * Whether the screen takes a form that stands on every page, and so works even under a blocking
   * step.
   */
  readonly isShellControl: boolean;
}

/** The screen that a path leads to, with the params and segments of the path. */
export interface ScreenMatch {
  readonly screen: Screen;
  readonly params: Readonly<Record<string, string>>;
  /** Decoded segments after the language. */
  readonly path: readonly string[];
}
