import { z } from "zod";
import {
  type FormBody,
  isSchema,
  type PlainBody,
  type PlatformCall,
  type RefusalsOfStatus,
} from "../define-call.server";
import { callName } from "./call-name.server";
import { allRefusalsOf } from "./call-refusals.server";
import { type CallGroup, callGroups, platformCalls } from "./index.server";
import { wireSchemas } from "./schemas.server";

/**
 * The calls of docs/platform.md as an OpenAPI 3.1 document, made from their definitions: what `npm run docs:platform`
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
        "app/platform/services/*/calls.server.ts by `npm run docs:platform`.",
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

/**
 * Whether a list of codes is short, so that several calls may share its response; a longer list is
 * described with its call.
 */
export const isSharedRefusal = ({ codes }: RefusalsOfStatus) => codes.length <= 3;

/** Refusals as response components of the OpenAPI document, which several calls refer to. */
export function sharedRefusalResponses(): OpenApiPart {
  const shared = platformCalls.flatMap(allRefusalsOf).filter(isSharedRefusal);
  return Object.fromEntries(shared.map((one) => [refusalName(one), refusalResponse(one)]));
}

/**
 * Name of a refusal's shared response: its status, its codes, and its body's schema where it has
 * one.
 */
export function refusalName({ status, codes, body }: RefusalsOfStatus): string {
  return [status, ...codes, ...(body ? [schemaNames.get(body)] : [])].join(".");
}

/** A refusal with its codes as a response of the OpenAPI document. */
export function refusalResponse({ codes, body }: RefusalsOfStatus): OpenApiPart {
  const refusal = schemaRefOrThrow(wireSchemas.get("Refusal") ?? z.unknown());
  const shape = body ? { anyOf: [schemaRefOrThrow(body), refusal] } : refusal;
  const schema =
    codes.length > 0
      ? { allOf: [shape, { type: "object", properties: { code: { enum: codes } } }] }
      : shape;
  return {
    description: codes.length > 0 ? `Refused: ${codes.join(", ")}` : "Refused, with its title",
    content: { "application/json": { schema } },
  };
}

/** Names of the wire schemas in the OpenAPI document. */
export const schemaNames = new Map([...wireSchemas].map(([name, schema]) => [schema, name]));

/** A reference to a component of the OpenAPI document. */
export const refTo = (name: string) => ({ $ref: `#/components/${name}` });

/** JSON schemas of all wire schemas, by their names, for the OpenAPI document. */
export function openApiSchemas(): OpenApiPart {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of wireSchemas) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, {
    io: "input",
    unrepresentable: "any",
    uri: (id) => `#/components/schemas/${id}`,
  });
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $schema: _, $id: __, ...schema }]) => [id, schema]),
  );
}

/** The `content` of a body in the OpenAPI document, by the body's type. */
export function contentOf(body: z.ZodType | PlainBody | FormBody): OpenApiPart {
  if (isSchema(body)) return { "application/json": { schema: schemaRefOrThrow(body) } };
  if ("form" in body) return { "multipart/form-data": { schema: schemaRefOrThrow(body.form) } };
  return body.type === "application/octet-stream"
    ? { [body.type]: {} }
    : { [body.type]: { schema: { type: "string" } } };
}

/** A reference to a wire schema; throws where no wire module exports it. */
export function schemaRefOrThrow(schema: z.ZodType): OpenApiPart {
  const name = schemaNames.get(schema);
  if (name === undefined) throw new Error("a call's schema is exported by no wire module");
  return refTo(`schemas/${name}`);
}

const header = (name: string, description: string, schema: OpenApiPart = { type: "string" }) => ({
  name,
  in: "header",
  description,
  schema,
});

/** Headers of requests as components of the OpenAPI document, by their names there. */
export const requestHeaderParameters = {
  requestedWith: header("x-requested-with", "XMLHttpRequest"),
  app: header("x-app-id", "Who asks"),
  requestId: header("x-request-id", "Carried through logs"),
  language: header("x-language", "Language of texts in the reply"),
  clientAddress: header("x-client-address", "The visitor's address, where it is known"),
  agent: header("x-visitor-agent", "The visitor's user agent, percent-encoded"),
  captcha: header("x-captcha", "The captcha that was answered right"),
  fingerprint: header("x-fingerprint", "Another fingerprint's token, in place of the device's"),
};

/**
 * Names, in the document, of the headers that any request may have. A header that only answers a
 * refusal, such as that of a captcha, is described with the refusal.
 */
export const commonHeaderParameters = [
  "requestedWith",
  "app",
  "requestId",
  "language",
  "clientAddress",
  "agent",
] as const;

/** Headers of replies as components of the OpenAPI document, by their names there. */
export const replyHeaderComponents = {
  platformTime: {
    description: "The platform's clock, ms since epoch",
    schema: { type: "string", pattern: "^\\d{1,15}$" },
  },
  configRevision: {
    description: "Moves with each change of site config",
    schema: { type: "string" },
  },
};

/** References to the headers that every reply has, for the OpenAPI document. */
export const replyHeaders = {
  "x-platform-time": refTo("headers/platformTime"),
  "x-config-revision": refTo("headers/configRevision"),
};

/** A part of the OpenAPI document. */
export type OpenApiPart = Readonly<Record<string, unknown>>;
