import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { controlFetch } from "~/platform/upstream.server";

/** Hands the platform's control interface through, where the platform is embedded and has one; else 404. */
async function handThrough({ request }: LoaderFunctionArgs | ActionFunctionArgs) {
  return (await controlFetch(request)) ?? new Response(null, { status: 404 });
}

export { handThrough as action, handThrough as loader };
