import type { SupportChat } from "~/domain/support/chat";
import type { Language } from "~/i18n/languages";

/** A vendor's chat that is loaded. Only what is typed into it reaches the vendor: no name, no address, no number. */
export interface LoadedChat {
  open(): void;
  close(): void;
}

export interface ChatOptions extends Pick<SupportChat, "id" | "scriptUrl"> {
  readonly lng: Language;
  /** Called when the visitor has closed the vendor's window. */
  readonly onClosed: () => void;
}

/** Loads a vendor's chat, hidden until it is opened; rejects if it cannot be had. */
export type LoadChat = (options: ChatOptions) => Promise<LoadedChat>;

/** How long a vendor may take until it is there, ms. */
const patienceMs = 15_000;

/** The part of `window` that a vendor's loader reads and writes. */
export const globals = globalThis as unknown as Record<string, unknown>;

/** Adds a vendor's script. The page's policy lets it run because a script of the shop adds it. */
export function addScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = src;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`${src} did not load`));
    };
    document.head.append(script);
  });
}

/** Waits for what a vendor reports itself, such as that it is ready. */
export function reported(wait: (done: () => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("the chat is not ready")), patienceMs);
    wait(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** A function that queues its calls until a vendor's script takes them over, as loaders expect it. */
export function callQueue(): { (...call: readonly unknown[]): void; q: unknown[] } {
  const queue = (...call: readonly unknown[]) => {
    queue.q.push(call);
  };
  queue.q = [] as unknown[];
  return queue;
}
