import { z } from "zod";
import * as base from "../transport/wire.server";
import { wireModulesInOpenApiOrder } from "./wire-module-order.server";

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  "../services/*/{calls,wire,*-wire}.server.ts",
  {
    eager: true,
  },
);

/** Every schema that a wire module exports, by its name there without "wire": `placedCouponWire` is `PlacedCoupon`. */
export const wireSchemas: ReadonlyMap<string, z.ZodType> = namedSchemas();

function namedSchemas() {
  const schemas = new Map<string, z.ZodType>();
  const known = new Set<unknown>();
  for (const exported of [
    base,
    ...wireModulesInOpenApiOrder(Object.keys(modules)).map((path) => modules[path] ?? {}),
  ])
    for (const [name, schema] of Object.entries(exported)) {
      // Some stand under two names, since two calls answer the same.
      if (!(schema instanceof z.ZodType) || known.has(schema)) continue;
      known.add(schema);
      schemas.set(titleOf(name), schema);
    }
  return schemas;
}

function titleOf(name: string): string {
  const word = name.replace(/^wire|Wire$/, "");
  return word.charAt(0).toUpperCase() + word.slice(1);
}
