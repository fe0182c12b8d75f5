import { useFetcher } from "@remix-run/react";
import { type RefObject, useEffect, useRef } from "react";
import { usePageContext } from "~/features/page/page-context";

/**
 * Sends presses on a fragment's favourite stars without leaving the page (docs/conventions.md,
 * `data-favourite`). The star changes at once. `onAnswer` is called after every answer, even a
 * refusal, and is to show the stars as they are stored.
 */
export function useFavouriteStars(holder: RefObject<HTMLElement>, onAnswer: () => void) {
  const { submit, state } = useFetcher();
  const answered = useRef(onAnswer);
  useEffect(() => {
    answered.current = onAnswer;
  });
  useEffect(() => {
    if (state === "idle") answered.current();
  }, [state]);
  const { csrf } = usePageContext();
  const live = useRef({ submit, csrf });
  useEffect(() => {
    live.current = { submit, csrf };
  });
  useEffect(() => {
    const node = holder.current;
    if (!node) return;
    function onSubmit(event: SubmitEvent) {
      const { target: form, submitter } = event;
      if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
      const name = submitter?.dataset["favourite"];
      if (!submitter || name === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      const isOn = submitter.getAttribute("aria-pressed") !== "true";
      submitter.setAttribute("aria-pressed", String(isOn));
      const data = new FormData(form, submitter);
      data.set("on", isOn ? "1" : "0");
      data.set("stay", "1");
      // The fragment may have been drawn in a session that has ended since.
      data.set("csrf", live.current.csrf);
      const action = form.getAttribute("action") ?? "";
      live.current.submit(data, { action, method: "post" });
    }
    node.addEventListener("submit", onSubmit, true);
    return () => node.removeEventListener("submit", onSubmit, true);
  }, [holder]);
}
