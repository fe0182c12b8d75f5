import { z } from "zod";
import { readForm, textField } from "~/features/forms/read.server";

/** Longest typed text and largest number of fields that are read. */
const longestText = 64;
const mostFields = 120;

/**
 * The posted settings by field. An unticked checkbox sends nothing, so the form lists its checkboxes: a listed one without
 * a value is "0".
 */
export function postedSettingsWithUntickedBoxes(form: FormData): Map<string, string> {
  const values = new Map<string, string>();
  const boxes = readForm(form, z.object({ boxes: textField(4_000) })).boxes.split(",");
  for (const name of boxes.slice(0, mostFields))
    if (name !== "") values.set(name.slice(0, longestText), "0");
  for (const [name, value] of form) {
    if (typeof value !== "string" || name === "csrf" || values.size >= mostFields) continue;
    values.set(name.slice(0, longestText), value.slice(0, longestText));
  }
  return values;
}
