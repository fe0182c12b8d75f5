import { z } from "zod";
import type { RefusalsOfStatus } from "../../define-call.server";
import { allRefusalsOf } from "../call-refusals.server";
import { platformCalls } from "../index.server";
import { wireSchemas } from "../schemas.server";
import type { OpenApiPart } from "./part.server";
import { schemaNames, schemaRefOrThrow } from "./schemas.server";

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
