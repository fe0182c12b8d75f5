import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { controlFetch } from "~/platform/upstream.server";

/** Passes requests on to the control interface of the embedded platform; else 404. */
async function handThrough({ request }: LoaderFunctionArgs | ActionFunctionArgs) {
  return (await controlFetch(request)) ?? new Response(null, { status: 404 });
}

export { handThrough as action, handThrough as loader };
