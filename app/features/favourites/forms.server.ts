import { z } from "zod";
import { isFavouriteText } from "~/domain/settings/favourites";
import { declareForm, type FormResult } from "~/features/forms/declare.server";
import type { FormPost } from "~/features/gate/form-post.server";
import { screenPath } from "~/features/screens/links.server";
import { toSafeReturnPath } from "~/features/screens/returnUrl";
import { saveFavourite } from "~/features/session/save-favourite.server";
import { postLimits } from "~/server/post-limits/rules.server";

/** A star: marks or unmarks a team, a championship or a game, and leads back to where it was pressed. */
export const toggleFavouriteForm = declareForm({
  screen: "favourites",
  fields: z.object({
    toggle: z
      .string({ error: "choice" })
      .max(120, { message: "choice" })
      .refine(isFavouriteText, { message: "choice" }),
    on: z.enum(["0", "1"], { message: "choice" }).optional(),
    returnUrl: z.string().max(500).optional(),
  }),
  rule: postLimits.launching,
  events: "favourite",
  run: ({ toggle, on, returnUrl }, post) => mark(toggle, on, returnUrl, post),
});

async function mark(
  name: string,
  on: "0" | "1" | undefined,
  returnUrl: string | undefined,
  { context, request }: FormPost,
): Promise<FormResult> {
  const { stored, session, lng, url } = context;
  const isOn = on === undefined ? !stored.favourites.includes(name) : on === "1";
  const mark = { isPlayer: session.kind === "player", settings: stored, name };
  if (!(await saveFavourite(context, request, mark, isOn)))
    return { ok: false, status: 503, errors: [{ field: null, code: "unavailable" }] };
  const from = returnUrl ?? request.headers.get("referer");
  const back = toSafeReturnPath(from, url.origin) ?? screenPath(lng, "favourites");
  const place = name.startsWith("g") ? `#fv-${name}` : "";
  return { ok: true, to: back.replace(/#.*$/, "") + place };
}
