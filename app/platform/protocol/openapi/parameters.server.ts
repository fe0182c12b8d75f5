import type { PlatformCall, RefusalsOfStatus } from "../../define-call.server";
import type { OpenApiPart } from "./part.server";
import { commonHeaderParameters } from "./request-headers.server";
import { refTo } from "./schemas.server";

/** Path, query and header parameters of a call, for the OpenAPI document. */
export function parametersOf(
  call: PlatformCall,
  refusals: readonly RefusalsOfStatus[],
): readonly OpenApiPart[] {
  const asked = refusals.flatMap(({ codes }) => codes);
  return [
    ...[...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
      name,
      in: "path",
      required: true,
      schema: { type: "string" },
    })),
    ...namedParameters("query", call.query),
    ...namedParameters("header", call.headers),
    ...commonHeaderParameters.map((name) => refTo(`parameters/${name}`)),
    ...(asked.includes(100) ? [refTo("parameters/captcha")] : []),
    ...(asked.includes("fingerprint") ? [refTo("parameters/fingerprint")] : []),
  ];
}

function namedParameters(place: "query" | "header", named: PlatformCall["query"] = {}) {
  return Object.entries(named).map(([name, description]) => ({
    name: name.replace("!", ""),
    in: place,
    ...(name.endsWith("!") ? { required: true } : {}),
    description,
    schema: { type: "string" },
  }));
}
