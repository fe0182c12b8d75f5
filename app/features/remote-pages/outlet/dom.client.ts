import { announce } from "~/ui/announce";
import type { FormReply } from "../../forms/reply";
import { loadCodeAhead } from "../../network/chunk-reload";
import { currentLinkIndex, linkPaths } from "../current-link";
import type { ClientFragment, FragmentLocation } from "../fragment";
import { rememberFocus } from "./focus.client";
import { trackPresses } from "./held-press.client";
import { addFragmentScripts, releaseFragmentScripts, runRemoteCode } from "./scripts.client";
import {
  adoptServerRenderedStyles,
  releaseFragmentStyles,
  retainFragmentStyles,
} from "./styles.client";

type FormCode = typeof import("./forms.client");
const fields = "form :is(input:not([type=hidden]), select, textarea)";

/** The node of an outlet with the remote's markup; React never renders inside it. */
export interface OutletDom {
  /** Whether the server's document had content in it. */
  readonly isFilled: boolean;
  /** Shows a page; `isUpdate` = it is shown already, with the same query. */
  show(
    page: Pick<FragmentLocation, "app" | "path">,
    fragment: ClientFragment,
    isUpdate: boolean,
    signal: AbortSignal,
  ): Promise<void>;
  /** Runs scripts and code of the server's content (REM-09). */
  enliven(app: string, scripts: readonly string[], code: string | null): Promise<void>;
  /** Sets which prices are in the coupon. */
  press(chosen: ReadonlySet<string>): void;
  /** Sets which stars are those of the reader's favourites. */
  favour(favourites: ReadonlySet<string>): void;
  /**
   * Gives `aria-current` to the one link that stands for the page at `path`, and on a move there
   * opens the `details` around it; null = leaves the links as they are.
   */
  point(path: string | null): void;
  /** Shows a refused form with its errors, also in what is shown of the page from then on; null = none. */
  refuse(reply: FormReply | null): void;
  clear(): void;
}

/**
 * Takes over an outlet's node from the server's document. `assets` has the styles that the server
 * rendered, `firstPath` is the path of the page in it; `log` takes errors of remotes' code.
 */
export function openOutletDom(
  node: HTMLElement,
  assets: Element,
  firstPath: string,
  log: (message: string) => void,
): OutletDom {
  const presses = trackPresses(node);
  let styles = adoptServerRenderedStyles(assets);
  let scripts: readonly string[] = [];
  let chosen: ReadonlySet<string> = new Set();
  let favourites: ReadonlySet<string> = new Set();
  let shown: string | null = null;
  let shownApp = node.dataset["remote"] ?? null;
  let shownPath: string | null = firstPath;
  let here: string | null = null;
  let refused: FormReply | null = null;
  let forms: Promise<FormCode | null> | null = null;
  node.addEventListener("click", noteFold);
  node.addEventListener("focusin", ({ target }) => {
    if (target instanceof Element && target.matches(fields)) void formCode();
  });

  /** Most readers fill in no form of a page: what keeps their text loads with the first field that has the focus. */
  function formCode(): Promise<FormCode | null> {
    forms ??= loadCodeAhead(() => import("./forms.client")).then((code) => {
      code?.trackSentForms(node);
      if (!code) forms = null;
      return code;
    });
    return forms;
  }

  function press() {
    for (const price of node.querySelectorAll<HTMLButtonElement>("button[data-bet]")) {
      const isChosen = chosen.has(price.dataset["bet"] ?? "");
      if (isChosen === price.hasAttribute("aria-pressed")) continue;
      if (isChosen) price.setAttribute("aria-pressed", "true");
      else price.removeAttribute("aria-pressed");
    }
  }

  function favour() {
    for (const star of node.querySelectorAll<HTMLButtonElement>("button[data-favourite]"))
      star.setAttribute("aria-pressed", String(favourites.has(star.dataset["favourite"] ?? "")));
  }

  function point(isMove: boolean) {
    if (here === null) return;
    const links = [...node.querySelectorAll<HTMLAnchorElement>("a[href]")];
    const paths = links.map((link) => linkPaths(link.pathname, link.dataset["also"]));
    const current = currentLinkIndex(paths, here);
    links.forEach((link, nth) => {
      if (nth !== current) link.removeAttribute("aria-current");
      else {
        link.setAttribute("aria-current", "page");
        const fold = link.closest("details");
        if (fold && isMove) fold.open = true;
      }
    });
  }

  /** Tells the remote's scripts to remove their listeners (REM-04). */
  function leave() {
    if (node.firstChild) node.dispatchEvent(new CustomEvent("remote:unload"));
  }

  async function run(app: string, wanted: readonly string[], code: string | null) {
    const old = scripts;
    scripts = wanted;
    const loaded = addFragmentScripts(wanted, log);
    releaseFragmentScripts(old);
    await loaded;
    if (code !== null && scripts === wanted) runRemoteCode(app, code, log);
  }

  return {
    isFilled: node.firstChild !== null,
    async show({ app, path }, fragment, isUpdate, signal) {
      // The body has the token: the same fragment differs between sessions.
      if (isUpdate && (shown === fragment.body || keepsFrame(node, fragment.body))) return;
      const taken = await retainFragmentStyles(fragment.styleHrefs, fragment.styles);
      const isFilledIn = refused !== null || (isUpdate && node.querySelector(fields) !== null);
      const code = isFilledIn ? await formCode() : null;
      await presses.ended();
      if (signal.aborted) {
        releaseFragmentStyles(taken);
        return;
      }
      // A round, a filter: the reader goes on where he was, if that is still there.
      const restoreFocus = isUpdate || path === shownPath ? rememberFocus(node) : null;
      const saidBefore = new Set(statusTextsIn(node));
      const typed = (isUpdate && code?.unsentTypedFieldsIn(node)) || [];
      const folds = isUpdate ? foldsIn(node) : leftFolds;
      leave();
      node.dataset["remote"] = app;
      node.innerHTML = fragment.body;
      releaseFragmentStyles(styles);
      styles = taken;
      shown = fragment.body;
      press();
      favour();
      point(!isUpdate);
      for (const [id, isOpen] of folds) setFold(node, id, isOpen);
      // First the refused values: the reader may have corrected them since.
      const errors = refused && code?.showRefusedFormInBody(node, refused);
      if (restoreFocus) restoreFocus();
      else errors?.focus();
      code?.restoreTypedFields(node, typed);
      if (!isUpdate) scrollToHash(node);
      // A browser does not read what comes with its own `role=status`.
      if (app === shownApp)
        for (const text of statusTextsIn(node)) if (!saidBefore.has(text)) announce(text);
      shownApp = app;
      shownPath = path;
      void run(app, fragment.scripts, fragment.code);
    },
    enliven: run,
    press(bets) {
      chosen = bets;
      press();
    },
    favour(all) {
      favourites = all;
      favour();
    },
    point(path) {
      const isMove = path !== here;
      here = path;
      point(isMove);
    },
    refuse(reply) {
      // A document has it already.
      const isDrawn = refused === null && node.querySelector("[data-form-errors]") !== null;
      refused = reply;
      if (reply === null) return;
      void formCode().then((code) => {
        if (refused === reply && !isDrawn) code?.showRefusedFormInBody(node, reply)?.focus();
      });
    },
    clear() {
      leave();
      node.replaceChildren();
      shown = null;
      releaseFragmentStyles(styles);
      releaseFragmentScripts(scripts);
      styles = [];
      scripts = [];
    },
  };
}

/** The texts that a remote's page states as news: the outcome of a round, a bought ticket, a saved form (ACS-07). */
function statusTextsIn(node: HTMLElement): readonly string[] {
  return [...node.querySelectorAll<HTMLElement>("[role=status]:not([hidden])")]
    .map(({ textContent }) => (textContent ?? "").replace(/\s+/g, " ").trim())
    .filter((text) => text !== "");
}

/**
 * How the reader left each fold that he used, by the id of its `details`: pages that have it are shown so until
 * the document is left.
 */
const leftFolds = new Map<string, boolean>();

/**
 * Records in `leftFolds` whether a `details` with an id will be open after a press on its
 * `summary`. It runs before the browser folds it, also for a press by a key.
 */
function noteFold({ target }: Event) {
  const summary = target instanceof Element ? target.closest("summary") : null;
  const fold = summary?.parentElement;
  if (fold instanceof HTMLDetailsElement && fold.id !== "") leftFolds.set(fold.id, !fold.open);
}

/** Whether each fold (`details`) in a node is open, by its id; those without an id are left out. */
function foldsIn(node: HTMLElement): ReadonlyMap<string, boolean> {
  const folds = node.querySelectorAll<HTMLDetailsElement>("details[id]");
  return new Map([...folds].map(({ id, open }) => [id, open]));
}

function setFold(node: HTMLElement, id: string, isOpen: boolean) {
  const fold = document.getElementById(id);
  if (fold instanceof HTMLDetailsElement && node.contains(fold)) fold.open = isOpen;
}

/**
 * Scrolls to the element that the address's hash names, if it is in this node. The shell's own
 * scrolling came too early, before the content was inserted.
 */
function scrollToHash(node: HTMLElement) {
  const id = decodeHash(location.hash.slice(1));
  const place = id === "" ? null : document.getElementById(id);
  if (place && node.contains(place)) place.scrollIntoView();
}

function decodeHash(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Whether the frame of a game stays in the page when a new body arrives. It stays if the body has
 * the same game, because inserting the frame again would restart the game (CAS-03). It also stays
 * if the body says that the game waits for an answer of the player (CAS-08).
 */
function keepsFrame(node: HTMLElement, body: string): boolean {
  const frame = node.querySelector<HTMLIFrameElement>("iframe[data-game-frame]");
  const name = frame?.dataset["gameFrame"];
  if (name === undefined) return false;
  return (
    body.includes(`<iframe data-game-frame="${name}"`) || body.includes(` data-game-held="${name}"`)
  );
}
