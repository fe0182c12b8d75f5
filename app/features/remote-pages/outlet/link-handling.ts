/** A click on a link, as far as it decides whether the shell follows the link. */
interface LinkClick {
  /** Absolute address. */
  readonly href: string;
  readonly button: number;
  readonly hasModifier: boolean;
  readonly isDownload: boolean;
}

/** The page's address and its language segment. */
interface CurrentPageAddress {
  readonly href: string;
  readonly lng: string;
}

/**
 * Where a click leads inside the shell (REM-13): a path of this language and origin, with query and hash.
 * null = the browser handles it: another site or language, a file, a new tab, an anchor on this page.
 */
export function shellPathOfClick(press: LinkClick, here: CurrentPageAddress): string | null {
  if (press.button !== 0 || press.hasModifier || press.isDownload) return null;
  const to = parse(press.href);
  const from = new URL(here.href);
  if (!to || !isShell(to, from, here.lng)) return null;
  const isSamePage = to.pathname === from.pathname && to.search === from.search;
  if (isSamePage && to.hash !== "") return null;
  return `${to.pathname}${to.search}${to.hash}`;
}

/** A submitted form. `action` is as written, null where there is none; `fields` are in order. */
interface SubmittedForm {
  readonly method: string;
  readonly action: string | null;
  /** Whether the form sends files: then the browser posts it itself, with a page load. */
  readonly hasFiles?: boolean;
  readonly fields: readonly (readonly [string, string])[];
}

/** What the shell does with a form (REM-13): navigates, posts, or leaves it to the browser. */
type FragmentFormHandling =
  | { readonly kind: "go"; readonly to: string }
  | { readonly kind: "post"; readonly to: string }
  | { readonly kind: "leave" };

/**
 * Decides what the shell does with a sent form: navigates, posts, or leaves it to the browser.
 * Sends nothing.
 */
export function fragmentFormHandlingOf(
  sending: SubmittedForm,
  here: CurrentPageAddress,
): FragmentFormHandling {
  const from = new URL(here.href);
  const to = sending.action ? parse(sending.action, here.href) : new URL(from);
  const method = sending.method.toLowerCase();
  if (sending.hasFiles || !to || method === "dialog" || !isShell(to, from, here.lng))
    return { kind: "leave" };
  if (method === "post") return { kind: "post", to: `${to.pathname}${to.search}` };
  const query = new URLSearchParams(
    sending.fields.map(([name, value]) => [name, value]),
  ).toString();
  return { kind: "go", to: `${to.pathname}${query === "" ? "" : `?${query}`}` };
}

function isShell(to: URL, from: URL, lng: string): boolean {
  return (
    to.origin === from.origin && (to.pathname === `/${lng}` || to.pathname.startsWith(`/${lng}/`))
  );
}

function parse(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
