import { type OneClick, oneClickTermsText } from "./one-click";
import { reuseOrCreateOneClickKey } from "./one-click-presses";

/** The one-click form; `value` is the price button's value, `bet` the bet's ref. */
export function oneClickFormData(value: string, bet: string, oneClick: OneClick): FormData {
  const form = new FormData();
  form.set("intent", "one-click");
  form.set("bet", value);
  form.set("key", reuseOrCreateOneClickKey(bet, performance.now(), randomKey));
  form.set("stake", oneClickTermsText(oneClick));
  form.set("stay", "1");
  return form;
}

/** A random placement key in the format of the server's keys: 12 bytes in base64url. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}
