import { addScript, callQueue, globals, type LoadChat } from "./chat";

/** Chatra's function (chatra.com/help/api). */
type Chatra = (method: string, ...rest: readonly unknown[]) => void;

export const loadChat: LoadChat = async ({ id, lng, scriptUrl, onClosed }) => {
  globals["ChatraID"] = id;
  globals["ChatraSetup"] = {
    startHidden: true,
    disableGaTracking: true,
    disableYaTracking: true,
    language: lng,
    // In the middle of an edge its button covers neither a bar of phones nor the foot of the slip.
    buttonPosition: "rm",
    onAnalyticEvent: (event: string) => {
      if (/clos|minimi/i.test(event)) onClosed();
    },
  };
  globals["Chatra"] ??= callQueue();
  const call: Chatra = (...given) => (globals["Chatra"] as Chatra)(...given);
  await addScript(scriptUrl);
  return {
    open: () => {
      call("show");
      call("openChat", true);
    },
    close: () => {
      call("minimizeWidget");
      call("hide");
    },
  };
};
