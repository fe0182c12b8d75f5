import { z } from "zod";
import { type FormBody, isSchema, type PlainBody } from "../../define-call.server";
import { wireSchemas } from "../schemas.server";
import type { OpenApiPart } from "./part.server";

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
