import { track } from "~/features/analytics/track";

/** The browser's offer to install the site; Chromium alone has it. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
  readonly userChoice: Promise<{ readonly outcome: "accepted" | "dismissed" }>;
}

/** The event on `window` that shows the held prompt (POP-09). */
const showInstall = "show-install";

/** What shows it when it is pressed: buttons of remote pages, and the banner of the app. */
const buttons = '[data-show-install], [data-banner="app"] a';

/**
 * Holds the browser's install prompt until the event `show-install`, and shows it once (POP-09). A press on one of the
 * buttons is such an event while a prompt is held; else it does what the element does without a script.
 * @returns what stops it
 */
export function holdInstallPrompt(): () => void {
  const end = new AbortController();
  const { signal } = end;
  let held: InstallPrompt | null = null;
  addEventListener(
    "beforeinstallprompt",
    (event) => {
      event.preventDefault();
      held = event as InstallPrompt;
    },
    { signal },
  );
  addEventListener(
    showInstall,
    () => {
      const prompt = held;
      held = null;
      // biome-ignore lint/suspicious/noConsole: logged only (CFG-11)
      if (prompt) show(prompt).catch((error) => console.warn("install prompt:", error));
    },
    { signal },
  );
  addEventListener(
    "click",
    (event) => {
      const isButton = event.target instanceof Element && event.target.closest(buttons);
      if (!held || !isButton) return;
      event.preventDefault();
      event.stopPropagation();
      dispatchEvent(new Event(showInstall));
    },
    { capture: true, signal },
  );
  addEventListener("appinstalled", () => track({ name: "app_installed" }), { signal });
  return () => end.abort();
}

async function show(prompt: InstallPrompt): Promise<void> {
  await prompt.prompt();
  track({ name: "app_install_offered" });
  const { outcome } = await prompt.userChoice;
  track({ name: "app_install_answered", outcome });
}
