import { readCouponSettings } from "~/features/coupon/settings";
import type { Outcome, Post } from "~/features/screens/action.server";
import { type LinkId, screenPath } from "~/features/screens/links";
import { type GlobalSettings, readSettings } from "./global-settings";
import { type StoredSettings, saveSettings } from "./load.server";

/** The platform did not take the settings; nothing was changed. */
export interface SettingsReply {
  readonly code: "unavailable";
}

/** Keeps the coupon's settings, and how prices are written, which a guest sets there too (CPS-01, CPS-02, ODD-01). */
export function couponSettingsPosted(post: Post): Promise<Outcome<SettingsReply>> {
  const { stored, config } = post.opened;
  const { coefViewId, isOddsLadder } = displayOf(post);
  return save(
    post,
    {
      display: { ...stored.display, coefViewId, isOddsLadder },
      coupon: readCouponSettings(post.form, stored.coupon, config.currency),
    },
    "coupon-settings",
  );
}

/** Keeps how the site looks (LAY-10, SET-01). */
export function displaySettingsPosted(post: Post): Promise<Outcome<SettingsReply>> {
  return save(post, { ...post.opened.stored, display: displayOf(post) }, "office:settings");
}

/** A box that was not ticked sends nothing, so the form names its boxes. */
function displayOf({ form, opened }: Post): GlobalSettings {
  const values: Record<string, string> = {};
  for (const name of String(form.get("boxes") ?? "").split(",")) values[name] = "0";
  for (const [name, value] of form) if (typeof value === "string") values[name] = value;
  return readSettings(values, opened.stored.display);
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
