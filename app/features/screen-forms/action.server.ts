import type { ActionFunctionArgs } from "@remix-run/node";
import { refusedForm } from "~/features/forms/declare.server";
import type { FormReply } from "~/features/forms/reply";
import {
  byPlayer,
  formAction,
  type Intents,
  type PlayGuard,
  type PostLimits,
} from "~/features/gate/action.server";
import { matchScreen } from "~/features/screens/match";
import { splitPath } from "~/features/screens/path";
import { requestScope } from "~/server/request-scope.server";
import { screenForms } from "./registry.server";

/** The action of every address whose forms are declared; 405 where the screen has none. */
export function screenAction(args: ActionFunctionArgs) {
  const match = matchScreen(splitPath(new URL(args.request.url).pathname).rest);
  const forms = screenForms.filter(({ screen }) => screen === match?.screen.id);
  if (forms.length === 0)
    throw new Response(null, { status: 405, headers: { Allow: "GET, HEAD" } });
  const intents: Intents<FormReply> = Object.fromEntries(
    forms.map(({ intent, post }) => [intent, post]),
  );
  const scope = requestScope(args.context, args.request);
  const limits: PostLimits<FormReply> = Object.fromEntries(
    forms.flatMap(({ intent, fields, further, rule }) =>
      rule === null
        ? []
        : [
            [
              intent,
              {
                rule,
                subject: byPlayer,
                refuse: (form) =>
                  refusedForm(scope, { intent, fields, further }, form, [
                    { field: null, code: "too-often" },
                  ]),
              } satisfies PostLimits<FormReply>[string],
            ],
          ],
    ),
  );
  const playing = forms.find(({ isPlay }) => isPlay);
  const play: PlayGuard<FormReply> | null = playing
    ? {
        intents: [playing.intent],
        refuse: (form, code) => refusedForm(scope, playing, form, [{ field: null, code }]),
        keep: async ({ context: { url } }) => url.pathname + url.search,
      }
    : null;
  return formAction(args, intents, limits, null, play);
}
