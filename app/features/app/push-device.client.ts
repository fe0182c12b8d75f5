import { isLanguage } from "~/i18n/languages";
import { announce } from "~/ui/announce";

/** What a press asks for: a kind of messages on this device, all that are switched on, or none. */
export type PushRequest = "bets" | "goals" | "support" | "device" | "off";

type Outcome = "on" | "off" | "denied" | "failed";

/**
 * Registers this device for push messages, or ends that, and says under the pressed element what came of it. The browser asks
 * the player first, which it does on a press alone.
 */
export async function changePushOfDevice(pressed: Element, asked: PushRequest, csrf: string) {
  const permission = asked === "off" ? "granted" : await Notification.requestPermission();
  const [, lng = ""] = location.pathname.split("/");
  try {
    const answer = await fetch(`/domain/push-key?lng=${isLanguage(lng) ? lng : ""}`);
    const { key, texts }: { key: string | null; texts: Record<Outcome, string> } =
      await answer.json();
    const outcome =
      permission === "granted"
        ? await (asked === "off" ? endSubscription : subscribe)({ asked, key, csrf, lng }).catch(
            warn,
          )
        : "denied";
    say(pressed, texts[outcome]);
  } catch (error) {
    warn(error);
  }
}

interface Change {
  readonly asked: PushRequest;
  /** The platform's public key, base64url. */
  readonly key: string | null;
  readonly csrf: string;
  readonly lng: string;
}

async function subscribe({ asked, key, csrf, lng }: Change): Promise<Outcome> {
  if (key === null) return "failed";
  await navigator.serviceWorker.register("/pwa-sw.js", { scope: "/", updateViaCache: "none" });
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: key };
  // One of another key, of an earlier platform, is in the way.
  const subscription = await pushManager.subscribe(options).catch(async () => {
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(options);
  });
  const { endpoint = "", keys } = subscription.toJSON();
  const isStored = await send(lng, {
    intent: "push-on",
    csrf,
    endpoint,
    p256dh: keys?.["p256dh"] ?? "",
    auth: keys?.["auth"] ?? "",
    ...(asked === "device" ? {} : { kind: asked }),
  });
  return isStored ? "on" : "failed";
}

async function endSubscription({ csrf, lng }: Change): Promise<Outcome> {
  const registration = await navigator.serviceWorker.getRegistration("/");
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription) return "off";
  const { endpoint } = subscription;
  await subscription.unsubscribe();
  // The push service refuses it from now on, whether the platform hears of it or not.
  await send(lng, { intent: "push-off", csrf, endpoint });
  return "off";
}

async function send(lng: string, fields: Readonly<Record<string, string>>): Promise<boolean> {
  const answer = await fetch(`/${lng}/office/settings`, {
    method: "POST",
    body: new URLSearchParams(fields),
  });
  // A session that has ended leads to the sign-in instead.
  return answer.ok && new URL(answer.url).pathname === `/${lng}/office/settings`;
}

function say(pressed: Element, text: string) {
  const said = pressed.nextElementSibling;
  const place = said?.hasAttribute("data-push-said") ? said : document.createElement("p");
  place.setAttribute("data-push-said", "");
  place.textContent = text;
  pressed.after(place);
  announce(text);
}

function warn(error: unknown): Outcome {
  // biome-ignore lint/suspicious/noConsole: for the operator; the page says that it failed
  console.warn("push messages:", error);
  return "failed";
}
