import { type Captcha, loadNewCaptcha } from "~/platform/services/captcha/client.server";
import type { PlatformScope } from "~/platform/transport/scope.server";
import { countPost } from "~/server/post-limits/count.server";
import { postLimits } from "~/server/post-limits/rules.server";
import type { ShownCaptcha } from "./challenge";

/** Another captcha for a page; null = too many were asked for, or the platform does not answer. */
export async function loadShownCaptcha(
  platform: PlatformScope,
  of: Parameters<typeof loadNewCaptcha>[1],
): Promise<ShownCaptcha | null> {
  const pass = await countPost(postLimits.captcha, null, platform.clientAddress);
  if (!pass.ok) return null;
  const next = await loadNewCaptcha(platform, of);
  return next.ok ? shownOf(next.value) : null;
}

function shownOf({ id, picture, question, secondsLeft }: Captcha): ShownCaptcha {
  const data = Buffer.from(picture, "utf8").toString("base64");
  return { id, picture: `data:image/svg+xml;base64,${data}`, question, secondsLeft };
}
