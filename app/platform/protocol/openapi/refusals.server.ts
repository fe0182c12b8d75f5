import { z } from "zod";
import { allRefusalsOf } from "../call-refusals.server";
import { wireCalls } from "../index.server";
import type { Refusals } from "../refusal.server";
import { wireSchemas } from "../schemas.server";
import type { Json } from "./json.server";
import { names, schemaOf } from "./schemas.server";

/** Short lists of codes, which many calls share; a long one stands with its call. */
export const isShared = ({ codes }: Refusals) => codes.length <= 3;

/** Responses that calls share. */
export function refusalResponses(): Json {
  const shared = wireCalls.flatMap(allRefusalsOf).filter(isShared);
  return Object.fromEntries(shared.map((one) => [refusalName(one), refusalOf(one)]));
}

/** Name of a shared response: its status, its codes, and its body where it has one. */
export function refusalName({ status, codes, body }: Refusals): string {
  return [status, ...codes, ...(body ? [names.get(body)] : [])].join(".");
}

/** A response with the codes of a refusal. */
export function refusalOf({ codes, body }: Refusals): Json {
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
