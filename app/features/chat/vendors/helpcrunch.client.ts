import { addScript, callQueue, globals, type LoadChat, reported } from "./chat";

/** HelpCrunch's function (docs.helpcrunch.com/javascript-api). */
type HelpCrunch = (method: string, ...rest: readonly unknown[]) => void;

export const loadChat: LoadChat = async ({ id, lng, scriptUrl, onClosed }) => {
  const [organization = "", appId = ""] = id.split("/");
  globals["helpcrunchSettings"] = { organization, appId, loadImmediately: true };
  globals["HelpCrunch"] ??= callQueue();
  const call: HelpCrunch = (...given) => (globals["HelpCrunch"] as HelpCrunch)(...given);
  const ready = reported((done) => call("onReady", done));
  call("onChatClose", onClosed);
  await Promise.all([addScript(scriptUrl), ready]);
  // Its button stays hidden: the shop has its own.
  call("hideChatWidget");
  call("setLocalization", { locale: lng });
  return { open: () => call("openChat"), close: () => call("closeChat") };
};
