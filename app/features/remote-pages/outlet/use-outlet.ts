import { type RefObject, useEffect, useRef, useState } from "react";
import type { FormReply } from "../../forms/reply";
import { whenVisible } from "../../session/presence";
import { type FragmentLocation, isSameFragmentLocation, type OutletInitialData } from "../fragment";
import { markArriving } from "./arriving";
import { type OutletDom, openOutletDom } from "./dom.client";
import {
  createOutletLoader,
  initialOutletDisplayState,
  type OutletDisplayState,
  type OutletLoader,
} from "./loader";
import { refreshDelayMs } from "./machine";
import { requestFragment } from "./request-fragment.client";
import { stopRemoteScriptErrors } from "./scripts.client";

/** Pages that reload at the same moment, such as a shared draw, are spread over this time, ms. */
const spreadMs = 700;

interface RemoteOutletInput {
  readonly target: FragmentLocation;
  readonly initial: OutletInitialData;
  readonly chosen: ReadonlySet<string>;
  readonly favourites: readonly string[];
  /** Path of the page, whose link is marked as the current one; null = none is marked. */
  readonly here: string | null;
  /** A form of the page that has been refused; null = none. */
  readonly refused: FormReply | null;
  readonly revision: string;
  readonly statusPage: (status: number) => FragmentLocation | null;
  readonly log: (message: string) => void;
}

interface RemoteOutletControls {
  readonly view: OutletDisplayState;
  readonly reload: () => void;
  readonly refresh: () => void;
  /** Shows stars as they are kept. */
  readonly restoreStars: () => void;
}

/**
 * Keeps a fragment's node up to date with the page (REM-02 to REM-04): `holder` has the server's styles as
 * its first child and the content as its last. Unmounting removes content, styles and scripts.
 */
export function useOutlet(
  holder: RefObject<HTMLElement>,
  input: RemoteOutletInput,
): RemoteOutletControls {
  const { target, initial, chosen, here } = input;
  const { app, path, search } = target;
  const [view, setView] = useState(() =>
    initialOutletDisplayState({ ...initial, isShown: initial.state === "ready" }),
  );
  const loader = useRef<OutletLoader | null>(null);
  const surface = useRef<OutletDom | null>(null);
  const live = useRef(input);

  useEffect(() => {
    live.current = input;
  });

  useEffect(() => {
    const assets = holder.current?.firstElementChild;
    const node = holder.current?.lastElementChild;
    if (!assets || !(node instanceof HTMLElement)) return;
    const log = (message: string) => live.current.log(message);
    const { initial: found, target: first, chosen: pressed } = live.current;
    const content = openOutletDom(node, assets, first.path, log);
    const isShown = found.state === "ready" && content.isFilled;
    const stopContaining = stopRemoteScriptErrors(log);
    let forget = () => {};
    // Pages that wait for the same draw do not all ask in the same moment.
    const plan = () => {
      forget();
      const wanted = [...node.querySelectorAll<HTMLElement>("[data-refresh-in]")];
      const wait = refreshDelayMs(wanted.map(({ dataset }) => dataset["refreshIn"]));
      forget =
        wait === null
          ? () => {}
          : whenVisible(wait + Math.random() * spreadMs, () => loader.current?.refresh());
    };
    if (!isShown && found.state !== "error") markArriving(node, true);
    content.press(pressed);
    surface.current = content;
    loader.current = createOutletLoader(
      {
        ask: requestFragment,
        async show(shown, fragment, isUpdate, signal) {
          await content.show(shown, fragment, isUpdate, signal);
          plan();
          if (!signal.aborted && fragment.title) document.title = fragment.title;
        },
        clear: () => content.clear(),
        changed(next) {
          if (next.state === "ready" || next.state === "error") markArriving(node, false);
          setView(next);
        },
        statusPage: (status) => live.current.statusPage(status),
        leave: (to) => location.assign(to),
        log,
        now: () => performance.now(),
        whenSeen: whenVisible,
      },
      first,
      { state: found.state, status: found.status, isShown, asOf: found.asOf },
    );
    if (isShown) void content.enliven(first.app, found.scripts, found.code);
    plan();
    return () => {
      forget();
      loader.current?.close();
      stopContaining();
      loader.current = null;
      surface.current = null;
    };
  }, [holder]);

  const wanted = useRef(target);
  useEffect(() => {
    const next = { app, path, search };
    loader.current?.go(next);
    const node = holder.current?.lastElementChild;
    if (node instanceof HTMLElement && !isSameFragmentLocation(wanted.current, next))
      markArriving(node, true);
    wanted.current = next;
  }, [holder, app, path, search]);

  const known = useRef(input.revision);
  useEffect(() => {
    if (known.current === input.revision) return;
    known.current = input.revision;
    loader.current?.refresh();
  }, [input.revision]);

  useEffect(() => {
    surface.current?.press(chosen);
  }, [chosen]);

  const marked = input.favourites.join("~");
  const kept = useRef(marked);
  useEffect(() => {
    kept.current = marked;
    surface.current?.favour(new Set(marked.split("~")));
  }, [marked]);

  useEffect(() => {
    surface.current?.point(here);
  }, [here]);

  useEffect(() => {
    surface.current?.refuse(input.refused);
  }, [input.refused]);

  const [actions] = useState(() => ({
    reload: () => loader.current?.reload(),
    refresh: () => loader.current?.refresh(),
    restoreStars: () => surface.current?.favour(new Set(kept.current.split("~"))),
  }));
  return { view, ...actions };
}
