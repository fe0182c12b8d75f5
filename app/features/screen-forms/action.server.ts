import { type ActionFunctionArgs, data } from "@remix-run/node";
import { formErrorTexts } from "~/features/forms/error-texts.server";
import { keepRefusedFormReply } from "~/features/forms/refused-reply.server";
import type { RefusedFormReply } from "~/features/forms/reply";
import { formAction } from "~/features/gate/action.server";
import type { IntentHandlers } from "~/features/gate/form-post.server";
import type { RealityCheckAndAgeGuard } from "~/features/gate/play-guard.server";
import { type PostLimits, playerRateLimitSubject } from "~/features/gate/post-limit.server";
import { matchScreen } from "~/features/screens/match";
import { modalOfQuery } from "~/features/screens/modals";
import { splitPath } from "~/features/screens/path";
import { isLanguage } from "~/i18n/languages";
import { requestScope } from "~/server/request-scope.server";
import { declaredScreenForms } from "./registry.server";

/** The action of every address whose forms are declared; 405 where the screen has none. */
export async function screenAction(args: ActionFunctionArgs) {
  const url = new URL(args.request.url);
  // A dialog's form is posted to the address that opens the dialog.
  const screen =
    modalOfQuery(url.searchParams)?.screen ?? matchScreen(splitPath(url.pathname).rest)?.screen;
  const forms = declaredScreenForms.filter((form) => form.screen === screen?.id);
  if (forms.length === 0)
    throw new Response(null, { status: 405, headers: { Allow: "GET, HEAD" } });
  const intents: IntentHandlers<RefusedFormReply> = Object.fromEntries(
    forms.map(({ intent, post }) => [intent, post]),
  );
  const scope = requestScope(args.context, args.request);
  const limits: PostLimits<RefusedFormReply> = Object.fromEntries(
    forms.flatMap(({ intent, fields, further, rule }) =>
      rule === null
        ? []
        : [
            [
              intent,
              {
                rule,
                subject: playerRateLimitSubject,
                refuse: (form) =>
                  keepRefusedFormReply(scope, { intent, fields, further }, form, [
                    { field: null, code: "too-often" },
                  ]),
              } satisfies PostLimits<RefusedFormReply>[string],
            ],
          ],
    ),
  );
  const playing = forms.find(({ isPlay }) => isPlay);
  const play: RealityCheckAndAgeGuard<RefusedFormReply> | null = playing
    ? {
        intents: [playing.intent],
        refuse: (form, code) => keepRefusedFormReply(scope, playing, form, [{ field: null, code }]),
        keep: async ({ context: { url } }) => url.pathname + url.search,
      }
    : null;
  const answer = await formAction(args, intents, { limits, play, lists: "any" });
  const { data: reply, init } = answer;
  const lng = splitPath(new URL(args.request.url).pathname).lng;
  if (reply === null || scope.kind === "document") return answer;
  return data({ ...reply, words: await wordsOf(reply, lng ?? "") }, init ?? undefined);
}

/**
 * The shell's texts of a form's errors. A script shows them in the page's content, which is not
 * loaded again.
 */
async function wordsOf(
  { errors }: RefusedFormReply,
  lng: string,
): Promise<RefusedFormReply["words"]> {
  const { summary, error } = await formErrorTexts(isLanguage(lng) ? lng : "en");
  return { summary, errors: errors.map(({ field, code }) => error(code, field !== null)) };
}
