import { z } from "zod";
import {
  allRefusalsOf,
  type CallGroup,
  callName,
  type FormBody,
  isSchema,
  type PlainBody,
  type Refusals,
  type WireCall,
} from "./call.server";
import { callGroups, wireCalls } from "./index.server";
import { wireSchemas } from "./schemas.server";

type Json = Readonly<Record<string, unknown>>;

const names = new Map([...wireSchemas].map(([name, schema]) => [schema, name]));
const refTo = (name: string) => ({ $ref: `#/components/${name}` });

/**
 * The calls of docs/platform.md as an OpenAPI 3.1 document, made from the wire schemas: what `npm run docs:openapi`
 * writes. Schemas say what the shell takes, so that a field with a default may be absent.
 */
export function openApi(): Json {
  return {
    openapi: "3.1.0",
    info: {
      title: "Platform of a bookmaker and casino",
      version: "1.0.0",
      description:
        "Every call that Touchline asks of a platform. docs/platform.md says what each means; this file is made from " +
        "app/platform/*/wire.server.ts by `npm run docs:openapi`.",
    },
    tags: callGroups.map(({ name }) => ({ name })),
    paths: pathsOf(callGroups),
    components: {
      schemas: schemasOf(),
      responses: refusalResponses(),
      parameters: commonParameters,
      headers: commonHeaders,
      securitySchemes: {
        session: { type: "apiKey", in: "header", name: "x-session-id" },
        bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
        service: { type: "http", scheme: "bearer" },
      },
    },
  };
}

const header = (name: string, description: string, schema: Json = { type: "string" }) => ({
  name,
  in: "header",
  description,
  schema,
});

const commonParameters = {
  requestedWith: header("x-requested-with", "XMLHttpRequest"),
  app: header("x-app-id", "Who asks"),
  requestId: header("x-request-id", "Carried through logs"),
  language: header("x-language", "Language of texts in the reply"),
  clientAddress: header("x-client-address", "The visitor's address, where it is known"),
  agent: header("x-visitor-agent", "The visitor's user agent, percent-encoded"),
  captcha: header("x-captcha", "The captcha that was answered right"),
  fingerprint: header("x-fingerprint", "Another fingerprint's token, in place of the device's"),
};

/** Headers of every request; those of forms go with refusals that ask for them. */
const always = ["requestedWith", "app", "requestId", "language", "clientAddress", "agent"] as const;

const commonHeaders = {
  platformTime: {
    description: "The platform's clock, ms since epoch",
    schema: { type: "string", pattern: "^\\d{1,15}$" },
  },
  configRevision: {
    description: "Moves with each change of site config",
    schema: { type: "string" },
  },
};
const replyHeaders = {
  "x-platform-time": refTo("headers/platformTime"),
  "x-config-revision": refTo("headers/configRevision"),
};

function schemasOf(): Json {
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

function pathsOf(groups: readonly CallGroup[]): Json {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { name, calls } of groups)
    for (const one of calls) {
      paths[one.path] ??= {};
      Object.assign(paths[one.path] ?? {}, { [one.method.toLowerCase()]: operationOf(one, name) });
    }
  return paths;
}

function operationOf(call: WireCall, tag: string): Json {
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
        isShared(one) ? refTo(`responses/${refusalName(one)}`) : refusalOf(one),
      ]),
    ]),
  };
}

/** `POST /web-api/officeapi/v1/payments/{id}/take-back` is `postWebApiOfficeapiV1PaymentsByIdTakeBack`. */
function operationIdOf(call: WireCall): string {
  const words = callName(call)
    .replace(/\{(\w+)\}/g, "by $1")
    .split(/[^A-Za-z0-9]+/);
  return words
    .filter((word) => word !== "")
    .map((word, at) => (at === 0 ? word.toLowerCase() : word[0]?.toUpperCase() + word.slice(1)))
    .join("");
}

function securityOf({ proof }: WireCall): Json {
  if (proof === "none") return {};
  const [kind = proof, orNone] = proof.split("-or-");
  return { security: [{ [kind]: [] }, ...(orNone ? [{}] : [])] };
}

function parametersOf(call: WireCall, refusals: readonly Refusals[]): readonly Json[] {
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
    ...always.map((name) => refTo(`parameters/${name}`)),
    ...(asked.includes(100) ? [refTo("parameters/captcha")] : []),
    ...(asked.includes("fingerprint") ? [refTo("parameters/fingerprint")] : []),
  ];
}

function namedParameters(place: "query" | "header", named: WireCall["query"] = {}) {
  return Object.entries(named).map(([name, description]) => ({
    name: name.replace("!", ""),
    in: place,
    ...(name.endsWith("!") ? { required: true } : {}),
    description,
    schema: { type: "string" },
  }));
}

function successOf({ reply }: WireCall, status: number): Json {
  return {
    description: "Done",
    headers: replyHeaders,
    ...(status === 204 ? {} : { content: contentOf(reply) }),
  };
}

/** Short lists of codes, which many calls share; a long one stands with its call. */
const isShared = ({ codes }: Refusals) => codes.length <= 3;

function refusalResponses(): Json {
  const shared = wireCalls.flatMap(allRefusalsOf).filter(isShared);
  return Object.fromEntries(shared.map((one) => [refusalName(one), refusalOf(one)]));
}

function refusalName({ status, codes, body }: Refusals): string {
  return [status, ...codes, ...(body ? [names.get(body)] : [])].join(".");
}

function refusalOf({ codes, body }: Refusals): Json {
  const refusal = schemaOf(wireSchemas.get("Refusal") ?? z.unknown());
  const shape = body ? { anyOf: [schemaOf(body), refusal] } : refusal;
  const schema =
    codes.length > 0
      ? { allOf: [shape, { type: "object", properties: { code: { enum: codes } } }] }
      : shape;
  return {
    description: codes.length > 0 ? `Refused: ${codes.join(", ")}` : "Refused, with its title",
    content: { "application/json": { schema } },
  };
}

function contentOf(body: z.ZodType | PlainBody | FormBody): Json {
  if (isSchema(body)) return { "application/json": { schema: schemaOf(body) } };
  if ("form" in body) return { "multipart/form-data": { schema: schemaOf(body.form) } };
  return body.type === "application/octet-stream"
    ? { [body.type]: {} }
    : { [body.type]: { schema: { type: "string" } } };
}

function schemaOf(schema: z.ZodType): Json {
  const name = names.get(schema);
  if (name === undefined) throw new Error("a call's schema is exported by no wire module");
  return refTo(`schemas/${name}`);
}
