import { addScript, globals, type LoadChat, reported } from "./chat";

/** The part of LiveChat's widget that is used (platform.text.com/docs/extending-chat-widget/javascript-api). */
interface LiveChatWidget {
  readonly _q: unknown[];
  _h: ((call: readonly unknown[]) => unknown) | null;
  readonly _v: "2.0";
  on(event: string, handler: (detail: { readonly visibility?: string }) => void): void;
  call(method: string, ...rest: readonly unknown[]): void;
}

export const loadChat: LoadChat = async ({ id, scriptUrl, onClosed }) => {
  globals["__lc"] = { license: Number(id), asyncInit: true };
  // What LiveChat's snippet defines: calls wait until the script takes them over.
  const pass = (call: readonly unknown[]) => (queue._h ? queue._h(call) : queue._q.push(call));
  const queue: LiveChatWidget = {
    _q: [],
    _h: null,
    _v: "2.0",
    on: (...given) => void pass(["on", given]),
    call: (...given) => void pass(["call", given]),
  };
  globals["LiveChatWidget"] ??= queue;
  const widget = globals["LiveChatWidget"] as LiveChatWidget;
  const ready = reported((done) => widget.on("ready", done));
  widget.on("visibility_changed", ({ visibility }) => {
    // Its own button would cover the navigation of phones.
    if (visibility !== "minimized") return;
    widget.call("hide");
    onClosed();
  });
  await Promise.all([addScript(scriptUrl), ready]);
  return { open: () => widget.call("maximize"), close: () => widget.call("hide") };
};
