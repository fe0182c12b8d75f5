import type { LoaderFunctionArgs } from "@remix-run/node";
import { txt } from "remix-utils/responses";
import { robotsText } from "~/features/seo/robots";
import { env } from "~/server/env.server";

/** What crawlers may fetch (SEO-06). */
export function loader({ request }: LoaderFunctionArgs) {
  const { appEnv, publicOrigin } = env();
  const text = robotsText(appEnv, publicOrigin ?? new URL(request.url).origin);
  return txt(text, { headers: { "Cache-Control": "public, max-age=3600" } });
}
