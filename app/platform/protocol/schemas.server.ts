import { z } from "zod";
import * as base from "../transport/wire.server";

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
  const known = new Map<unknown, string>();
  for (const exported of [base, ...Object.values(modules)])
    for (const [name, schema] of Object.entries(exported)) {
      if (!(schema instanceof z.ZodType)) continue;
      const other = known.get(schema);
      if (other !== undefined) throw new Error(`${name} is another name of ${other}`);
      known.set(schema, name);
      schemas.set(titleOf(name), schema);
    }
  return schemas;
}

function titleOf(name: string): string {
  const word = name.replace(/^wire|Wire$/, "");
  return word.charAt(0).toUpperCase() + word.slice(1);
}
