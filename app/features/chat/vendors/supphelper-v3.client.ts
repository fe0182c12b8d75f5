import { addScript, globals, type LoadChat, type LoadedChat } from "./chat";

/** SuppHelper 3: its script brings `init`, which resolves to the chat. */
interface SuppHelper {
  init(options: {
    readonly id: string;
    readonly lang: string;
  }): Promise<LoadedChat & { on(event: "close", handler: () => void): void }>;
}

export const loadChat: LoadChat = async ({ id, lng, scriptUrl, onClosed }) => {
  await addScript(scriptUrl);
  const vendor = globals["SuppHelper"] as SuppHelper | undefined;
  if (!vendor) throw new Error("the script brings no chat");
  const chat = await vendor.init({ id, lang: lng });
  chat.on("close", onClosed);
  return { open: () => chat.open(), close: () => chat.close() };
};
