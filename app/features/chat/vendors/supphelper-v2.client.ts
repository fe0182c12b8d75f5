import { addScript, globals, type LoadChat, reported } from "./chat";

/** The queue of commands of SuppHelper 2, `[command, argument]`; its script takes it over. */
type Queue = { push(command: readonly [name: string, argument?: unknown]): unknown };

export const loadChat: LoadChat = async ({ id, lng, scriptUrl, onClosed }) => {
  globals["supphelper"] ??= [];
  const push = (...command: readonly [name: string, argument?: unknown]) =>
    void (globals["supphelper"] as Queue).push(command);
  const ready = reported((done) =>
    push("init", { id, lang: lng, onReady: done, onClose: onClosed }),
  );
  await Promise.all([addScript(scriptUrl), ready]);
  return { open: () => push("open"), close: () => push("close") };
};
