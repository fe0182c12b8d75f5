import type { GameLook } from "../game";

/** Motif and colours from their short form: `anchor #12263a #3f7cac #f4d35e`. */
export function parseLook(text: string): GameLook {
  const [motif = "", back = "", front = "", accent = ""] = text.split(" ");
  return { motif, back, front, accent };
}
