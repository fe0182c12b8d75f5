import { callGroups } from "./index.server";
import type { OpenApiPart } from "./openapi/part.server";
import { pathsOf } from "./openapi/paths.server";
import { sharedRefusalResponses } from "./openapi/refusals.server";
import { replyHeaderComponents } from "./openapi/reply-headers.server";
import { requestHeaderParameters } from "./openapi/request-headers.server";
import { openApiSchemas } from "./openapi/schemas.server";

/**
 * The calls of docs/platform.md as an OpenAPI 3.1 document, made from the wire schemas: what `npm run docs:platform`
 * writes. Schemas say what the shell takes, so that a field with a default may be absent.
 */
export function openApiDocument(): OpenApiPart {
  return {
    openapi: "3.1.0",
    info: {
      title: "Platform of a bookmaker and casino",
      version: "1.0.0",
      description:
        "Every call that Touchline asks of a platform. docs/platform.md says what each means; this file is made from " +
        "app/platform/services/*/*wire.server.ts by `npm run docs:platform`.",
    },
    tags: callGroups.map(({ name }) => ({ name })),
    paths: pathsOf(callGroups),
    components: {
      schemas: openApiSchemas(),
      responses: sharedRefusalResponses(),
      parameters: requestHeaderParameters,
      headers: replyHeaderComponents,
      securitySchemes: {
        session: { type: "apiKey", in: "header", name: "x-session-id" },
        bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
        service: { type: "http", scheme: "bearer" },
      },
    },
  };
}
