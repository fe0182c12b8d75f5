import { useNavigate, useNavigation, useSubmit } from "@remix-run/react";
import { type RefObject, useEffect, useRef } from "react";
import { fragmentFormHandlingOf, shellPathOfClick } from "./link-handling";

interface FragmentNavigationInput {
  /** The page's language segment. */
  readonly lng: string;
  /** Takes over a post (the coupon's queue); false leaves it to the shell. */
  readonly onPost?: ((form: HTMLFormElement, submitter: HTMLElement | null) => boolean) | undefined;
  /** Called after a post of this fragment is answered, if the reader is still on the same page. */
  readonly onPosted: () => void;
}

/** Sends links and forms of a fragment through the shell, without a page load (REM-13). */
export function useFragmentNavigation(
  holder: RefObject<HTMLElement>,
  input: FragmentNavigationInput,
) {
  const navigate = useNavigate();
  const submit = useSubmit();
  const navigation = useNavigation();
  const live = useRef({ ...input, navigate, submit });
  const postedFrom = useRef<string | null>(null);

  useEffect(() => {
    live.current = { ...input, navigate, submit };
  });

  useEffect(() => {
    if (navigation.state !== "idle" || postedFrom.current === null) return;
    const isSamePage = postedFrom.current === location.pathname + location.search;
    postedFrom.current = null;
    if (isSamePage) live.current.onPosted();
  }, [navigation.state]);

  useEffect(() => {
    const node = holder.current;
    if (!node) return;
    const here = () => ({ href: location.href, lng: live.current.lng });

    function onClick(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
      if (event.defaultPrevented || !(link instanceof HTMLAnchorElement)) return;
      if (link.target === "_blank") return;
      const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      const press = {
        href: link.href,
        button: event.button,
        hasModifier,
        isDownload: link.hasAttribute("download"),
      };
      const to = shellPathOfClick(press, here());
      if (to === null) return;
      event.preventDefault();
      live.current.navigate(to);
    }

    function onSubmit(event: SubmitEvent) {
      const form = event.target;
      if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
      const { submitter } = event;
      // Attributes, because fields named `action` or `method` hide the form's own properties.
      const method = form.getAttribute("method") ?? "get";
      const action = submitter?.getAttribute("formaction") ?? form.getAttribute("action");
      const fields = method === "post" ? [] : fieldsOf(form, submitter);
      const step = fragmentFormHandlingOf(
        { method, action, fields, hasFiles: hasFiles(form) },
        here(),
      );
      if (step.kind === "leave") return;
      if (step.kind === "go") {
        event.preventDefault();
        live.current.navigate(step.to);
        return;
      }
      event.preventDefault();
      if (live.current.onPost?.(form, submitter)) return;
      postedFrom.current = location.pathname + location.search;
      const source =
        submitter instanceof HTMLButtonElement || submitter instanceof HTMLInputElement
          ? submitter
          : form;
      live.current.submit(source, { action: step.to, method: "post", preventScrollReset: true });
    }

    node.addEventListener("click", onClick);
    node.addEventListener("submit", onSubmit);
    return () => {
      node.removeEventListener("click", onClick);
      node.removeEventListener("submit", onSubmit);
    };
  }, [holder]);
}

function fieldsOf(form: HTMLFormElement, submitter: HTMLElement | null): [string, string][] {
  const data = new FormData(form, submitter);
  return [...data].map(([name, value]) => [name, typeof value === "string" ? value : value.name]);
}

function hasFiles(form: HTMLFormElement): boolean {
  return form.getAttribute("enctype")?.toLowerCase() === "multipart/form-data";
}
