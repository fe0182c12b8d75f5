import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import { useHydrated } from "~/ui/hydrated";
import { LoadError } from "~/ui/LoadError";
import { loadCodeAhead } from "../network/chunk-reload";
import { usePageContext } from "./page-context";

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

/** A component of a page whose code and styles load when it is shown. */
interface PartOnDemand<Props> {
  readonly file: string;
  readonly load: Load<Props>;
  /** The component, once it is loaded. */
  loaded: ComponentType<Props> | null;
  /** Loads the code before it is needed. If that fails, it is loaded again when the part is shown. */
  readonly preload: () => Promise<void>;
  readonly Unavailable: ComponentType<Props>;
}

const preloads = new Map<string, () => Promise<void>>();

/**
 * Names a part for `OnDemand`. `file` is its path under `app/`, by which a document that has the part links its styles.
 * `Unavailable` is shown where the code does not load: by default a message with a way to reload. A server does not start
 * where the browser's build has no such file, since its documents would lack the part's styles.
 */
export function partOnDemand<Props>(
  file: string,
  load: Load<Props>,
  Unavailable: ComponentType<Props> = UnavailablePart,
): PartOnDemand<Props> {
  if (import.meta.env.SSR && import.meta.env.PARTS && !import.meta.env.PARTS[file])
    throw new Error(`the browser's build has no part ${file}`);
  const part: PartOnDemand<Props> = {
    file,
    load,
    loaded: null,
    async preload() {
      part.loaded ??= (await loadCodeAhead(load))?.default ?? null;
    },
    Unavailable,
  };
  preloads.set(file, part.preload);
  return part;
}

/** Loads the code of every part: a server renders each at once. */
export async function preloadAllParts(): Promise<void> {
  await Promise.all([...preloads.values()].map((preload) => preload()));
}

/** Loads the code of every part that the server's document has. Browser only. */
export async function preloadPartsOfDocument(): Promise<void> {
  const shown = document.querySelectorAll<HTMLElement>("[data-part]");
  await Promise.all([...shown].map(({ dataset }) => preloads.get(dataset["part"] ?? "")?.()));
}

/**
 * Shows a part, and `loading` while its code loads. Of a document whose code for a part is late, the part stays as the
 * server wrote it, which works as HTML, until the code is there and its reader has left it, and for good where he has begun
 * to fill it in. If its file is gone after a release, the page is reloaded once (REM-08).
 */
export function OnDemand<Props extends object>({
  part,
  props,
  loading = null,
}: {
  readonly part: PartOnDemand<Props>;
  readonly props: Props;
  readonly loading?: ReactNode;
}) {
  const [Shown, setShown] = useState(() => part.loaded);
  const isHydrated = useHydrated();
  const [isAsWritten] = useState(!isHydrated && Shown === null);
  const written = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (Shown !== null) return;
    let isOver = false;
    const show = (component: ComponentType<Props> | null) => {
      const node = written.current;
      if (isOver || isFilledIn(node)) return;
      if (node?.contains(document.activeElement))
        node.addEventListener("focusout", () => setTimeout(show, 0, component), { once: true });
      else setShown(() => component);
    };
    const unavailable = isAsWritten ? null : part.Unavailable;
    part.load().then(
      // While a reload is under way, there is no module.
      (module: Awaited<ReturnType<typeof part.load>> | undefined) => {
        part.loaded = module?.default ?? part.loaded;
        show(part.loaded ?? unavailable);
      },
      () => show(unavailable),
    );
    return () => {
      isOver = true;
    };
  }, [part, Shown, isAsWritten]);
  return (
    <>
      <PartLinks file={part.file} />
      {Shown === null && isAsWritten ? (
        <div
          ref={written}
          data-part={part.file}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: "" }}
        />
      ) : (
        <div data-part={part.file}>{Shown ? <Shown {...props} /> : loading}</div>
      )}
    </>
  );
}

/** Whether a reader has typed or ticked something in a node. */
function isFilledIn(node: HTMLElement | null): boolean {
  const isChanged = (field: HTMLInputElement) =>
    field.value !== field.defaultValue || field.checked !== field.defaultChecked;
  const fields = node?.querySelectorAll<HTMLInputElement>("input, textarea") ?? [];
  return [...fields].some(isChanged);
}

/**
 * Links a part's styles in a document, and its scripts ahead. In the browser the styles come with the code, which does
 * not load again what is linked, so the links outlive the part.
 */
function PartLinks({ file }: { file: string }) {
  const holder = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const node = holder.current;
    return () => document.head.append(...(node?.childNodes ?? []));
  }, []);
  const { styles = [], scripts = [] } = import.meta.env.PARTS?.[file] ?? {};
  const links = [
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...scripts.map((href) => `<link rel="modulepreload" href="${href}">`),
  ];
  return (
    <span
      ref={holder}
      hidden
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: links.join("") }}
    />
  );
}

function UnavailablePart() {
  return <LoadError href={usePageContext().here} />;
}
