import { readCouponSettings } from "~/features/coupon/settings";
import type { Outcome, Post } from "~/features/screens/action.server";
import { type LinkId, screenPath } from "~/features/screens/links";
import { readSettings } from "./global-settings";
import { type StoredSettings, saveSettings } from "./load.server";

/** The platform did not take the settings; nothing was changed. */
export interface SettingsReply {
  readonly code: "unavailable";
}

/** Keeps the coupon's settings (CPS-01, CPS-02). */
export function couponSettingsPosted(post: Post): Promise<Outcome<SettingsReply>> {
  const { stored, config } = post.opened;
  return save(
    post,
    { ...stored, coupon: readCouponSettings(post.form, stored.coupon, config.currency) },
    "coupon-settings",
  );
}

/** Keeps how the site looks (LAY-10, SET-01); a box that was not ticked sends nothing, so the form names its boxes. */
export function displaySettingsPosted(post: Post): Promise<Outcome<SettingsReply>> {
  const { stored } = post.opened;
  const values: Record<string, string> = {};
  for (const name of String(post.form.get("boxes") ?? "").split(",")) values[name] = "0";
  for (const [name, value] of post.form) if (typeof value === "string") values[name] = value;
  return save(post, { ...stored, display: readSettings(values, stored.display) }, "office:settings");
}

async function save(
  { opened, request }: Post,
  settings: StoredSettings,
  page: Extract<LinkId, "coupon-settings" | "office:settings">,
): Promise<Outcome<SettingsReply>> {
  const isSaved = await saveSettings(
    opened.scope,
    opened.platform,
    request,
    opened.session.kind === "player",
    settings,
  );
  if (!isSaved) return { kind: "stay", status: 503, data: { code: "unavailable" } };
  return { kind: "go", to: `${screenPath(opened.lng, page)}?saved=1` };
}
