import { type ActionFunctionArgs, data } from "@remix-run/node";
import type { ScreenForm } from "~/features/forms/declare.server";
import { formErrorTexts } from "~/features/forms/error-texts.server";
import { postedTexts } from "~/features/forms/posted-texts";
import { type FormReply, formErrors } from "~/features/forms/reply";
import { type FormActionRules, formAction } from "~/features/gate/action.server";
import type { IntentHandlers } from "~/features/gate/form-post.server";
import type { RealityCheckAndAgeGuard } from "~/features/gate/play-guard.server";
import type { PostLimit, PostLimits } from "~/features/gate/post-limit.server";
import type { ListFields } from "~/features/gate/read-form.server";
import { matchScreen } from "~/features/screens/match";
import { modalOfQuery } from "~/features/screens/modals";
import { splitPath } from "~/features/screens/path";
import { isLanguage } from "~/i18n/languages";
import { requestScope } from "~/server/request-scope.server";
import { declaredScreenForms } from "./registry.server";

/**
 * The action of every address whose forms a remote draws; 405 where the screen has none. A script gets the words of
 * the errors, since the remote's page is not loaded again.
 */
export async function screenAction(args: ActionFunctionArgs) {
  const url = new URL(args.request.url);
  // A dialog's form is posted to the address that opens the dialog.
  const screen = modalOfQuery(url.searchParams)?.screen ?? screenOf(url);
  const forms = declaredScreenForms.filter((form) => form.screen === screen?.id);
  if (forms.length === 0)
    throw new Response(null, { status: 405, headers: { Allow: "GET, HEAD" } });
  const answer = await declaredFormsAction(args, forms, "any");
  const { data: reply, init } = answer;
  const lng = splitPath(url.pathname).lng;
  if (reply === null || requestScope(args.context, args.request).kind === "document") return answer;
  return data({ ...reply, words: await wordsOf(reply, lng ?? "") }, init ?? undefined);
}

/** The action of addresses whose forms the shell draws: the declared forms of each, by intent. */
export function ownFormsAction<Data>(
  args: ActionFunctionArgs,
  forms: readonly ScreenForm<Data>[],
  rules: Pick<FormActionRules<FormReply<Data>>, "stale"> = {},
) {
  const screen = screenOf(new URL(args.request.url));
  const own = forms.filter((form) => form.screen === screen?.id);
  return declaredFormsAction(args, own, [], rules);
}

const screenOf = (url: URL) => matchScreen(splitPath(url.pathname).rest)?.screen;

function declaredFormsAction<Data>(
  args: ActionFunctionArgs,
  forms: readonly ScreenForm<Data>[],
  lists: ListFields,
  rules: Pick<FormActionRules<FormReply<Data>>, "stale"> = {},
) {
  type Reply = FormReply<Data>;
  const scope = requestScope(args.context, args.request);
  const url = new URL(args.request.url);
  /** The form that a post of an intent is of. */
  const formOf = (intent: string, form: FormData) => {
    const typed = postedTexts(form);
    return forms.find((one) => one.intent === intent && one.takes({ typed, url }));
  };
  const limitOf = (intent: string, form: FormData): PostLimit<Reply> | undefined => {
    const own = formOf(intent, form);
    if (!own?.rule) return undefined;
    const { rule, subject, refuse } = own;
    return {
      rule,
      subject: (form, session) => subject({ typed: postedTexts(form), url, session }),
      // Rounded up to minutes, so that two requests shortly after each other see the same time.
      refuse: (form, waitS) => refuse(form, "too-often", scope, Math.ceil(waitS / 60) * 60),
    };
  };
  const names = [...new Set(forms.map(({ intent }) => intent))];
  const intents: IntentHandlers<Reply> = Object.fromEntries(
    names.map((intent) => [
      intent,
      async (post) => {
        const own = formOf(intent, post.form);
        if (!own) throw new Response(null, { status: 400 });
        return own.post(post);
      },
    ]),
  );
  const limits: PostLimits<Reply> = Object.fromEntries(
    names.map((intent) => [intent, (form) => limitOf(intent, form)]),
  );
  const playing = forms.filter(({ isPlay }) => isPlay);
  const kept = playing[0] ?? forms[0];
  const play: RealityCheckAndAgeGuard<Reply> | null = kept
    ? {
        intents: playing.map(({ intent }) => intent),
        refuse: (form, code, intent) => (formOf(intent, form) ?? kept).refuse(form, code, scope),
        keep: async (post) => kept.keep(post),
      }
    : null;
  const eventsOf = (intent: string, form: FormData) => formOf(intent, form)?.events ?? null;
  return formAction<Reply>(args, intents, { ...rules, limits, play, lists, eventsOf });
}

/**
 * The shell's texts of a form's errors. A script shows them in the page's content, which is not
 * loaded again.
 */
async function wordsOf(reply: FormReply<unknown>, lng: string): Promise<FormReply["words"]> {
  const { summary, error } = await formErrorTexts(isLanguage(lng) ? lng : "en");
  const errors = formErrors(reply).map(({ field, code }) => error(code, field !== null));
  return { summary, errors };
}
