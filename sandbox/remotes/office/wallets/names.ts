import { languages } from "~/i18n/languages";
import type { AccountWire } from "~sandbox/services/remote-deps";
import type { OfficeRequest } from "../texts";

/** An account's type in words. */
export function accountTypeName(ask: OfficeRequest, { type }: Pick<AccountWire, "type">): string {
  const names = ask.t.accountType;
  if (type === 4) return names.bonus;
  return type === 9 ? names.currency : names.main;
}

/** "EUR · euro" in the page's language. */
export function currencyName({ lng }: Pick<OfficeRequest, "lng">, iso: string): string {
  const name = new Intl.DisplayNames(languages[lng].locale, { type: "currency" }).of(iso);
  return name === undefined || name === iso ? iso : `${iso} · ${name}`;
}
