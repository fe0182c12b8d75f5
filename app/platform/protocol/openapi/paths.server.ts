import type { PlatformCall } from "../../define-call.server";
import { callName } from "../call-name.server";
import { allRefusalsOf } from "../call-refusals.server";
import type { CallGroup } from "../index.server";
import { parametersOf } from "./parameters.server";
import type { OpenApiPart } from "./part.server";
import { isSharedRefusal, refusalName, refusalResponse } from "./refusals.server";
import { replyHeaders } from "./reply-headers.server";
import { contentOf, refTo } from "./schemas.server";

/**
 * The `paths` of the OpenAPI document: operations by path and method, in the order of the calls.
 */
export function pathsOf(groups: readonly CallGroup[]): OpenApiPart {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { name, calls } of groups)
    for (const one of calls) {
      paths[one.path] ??= {};
      Object.assign(paths[one.path] ?? {}, { [one.method.toLowerCase()]: operationOf(one, name) });
    }
  return paths;
}

function operationOf(call: PlatformCall, tag: string): OpenApiPart {
  const success = call.success ?? [200];
  const answers = success.map((status) => [status, successOf(call, status)]);
  const refusals = allRefusalsOf(call);
  return {
    operationId: operationIdOf(call),
    summary: call.summary,
    tags: [tag],
    ...securityOf(call),
    parameters: parametersOf(call, refusals),
    ...(call.request ? { requestBody: { required: true, content: contentOf(call.request) } } : {}),
    responses: Object.fromEntries([
      ...answers,
      ...refusals.map((one) => [
        one.status,
        isSharedRefusal(one) ? refTo(`responses/${refusalName(one)}`) : refusalResponse(one),
      ]),
    ]),
  };
}

/**
 * The `operationId` of a call, made of its method and path: that of
 * `POST /web-api/officeapi/v1/payments/{id}/take-back` is
 * `postWebApiOfficeapiV1PaymentsByIdTakeBack`.
 */
function operationIdOf(call: PlatformCall): string {
  const words = callName(call)
    .replace(/\{(\w+)\}/g, "by $1")
    .split(/[^A-Za-z0-9]+/);
  return words
    .filter((word) => word !== "")
    .map((word, at) => (at === 0 ? word.toLowerCase() : word[0]?.toUpperCase() + word.slice(1)))
    .join("");
}

function securityOf({ auth }: PlatformCall): OpenApiPart {
  if (auth === "none") return {};
  const [kind = auth, orNone] = auth.split("-or-");
  return { security: [{ [kind]: [] }, ...(orNone ? [{}] : [])] };
}

function successOf({ reply }: PlatformCall, status: number): OpenApiPart {
  return {
    description: "Done",
    headers: replyHeaders,
    ...(status === 204 ? {} : { content: contentOf(reply) }),
  };
}
