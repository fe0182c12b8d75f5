import type { Look } from "../game";

/** Motif and colours from their short form: `anchor #12263a #3f7cac #f4d35e`. */
export function look(text: string): Look {
  const [motif = "", back = "", front = "", accent = ""] = text.split(" ");
  return { motif, back, front, accent };
}
