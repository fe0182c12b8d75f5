import type { Context, Hono } from "hono";
import type { z } from "zod";
import { type CallParams, isSchema, type PlatformCall } from "~/platform/define-call.server";
import { parseBody } from "./http";

/** A request of a call: its body parsed by the call's schema, and its path's parameters. */
export interface ReceivedCall<C extends PlatformCall> {
  readonly c: Context;
  readonly request: Request;
  /** Reads the body; a malformed one ends the request with 400. */
  readonly readBody: C extends { readonly request: z.ZodType }
    ? () => Promise<z.output<C["request"]>>
    : null;
  readonly param: (name: CallParams<C>) => string;
}

type ReplyOf<C extends PlatformCall> = C["reply"] extends z.ZodType ? z.input<C["reply"]> : never;

/**
 * Serves a call at its method and path. What `answer` returns is checked by the call's schema: a violation is a defect
 * here, and a 500. A `Response` is sent as it is, for another status or a file.
 */
export function serve<C extends PlatformCall>(
  app: Hono,
  call: C,
  answer: (received: ReceivedCall<C>) => Promise<ReplyOf<C> | Response> | ReplyOf<C> | Response,
): void {
  const { method, request, reply, success: [status] = [200] } = call;
  app.on(method, call.path.replace(/\{(\w+)\}/g, ":$1"), async (c) => {
    const readBody = request && isSchema(request) ? () => parseBody(c, request) : null;
    const param = (name: CallParams<C>) => c.req.param(name) ?? "";
    const received = { c, request: c.req.raw, readBody, param } as ReceivedCall<C>;
    const said = await answer(received);
    if (said instanceof Response || !isSchema(reply)) return said as Response;
    return Response.json(reply.parse(said), { status });
  });
}
