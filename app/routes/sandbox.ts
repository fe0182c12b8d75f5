import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { handleSandboxRequest } from "~/platform/transport/embedded/pages.server";

/** Passes requests on to the embedded platform's control interface and pages; else 404. */
async function handThrough({ request }: LoaderFunctionArgs | ActionFunctionArgs) {
  return (await handleSandboxRequest(request)) ?? new Response(null, { status: 404 });
}

export { handThrough as action, handThrough as loader };
