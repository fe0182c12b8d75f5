import { type ActionFunctionArgs, data, type MetaFunction } from "@remix-run/node";
import {
  type ClientActionFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
} from "@remix-run/react";
import { authorizePage } from "~/features/gate/authorize.server";
import { withTermsRedirect } from "~/features/gate/loader.server";
import { postBesidePage } from "~/features/network/post-end";
import { sendStatementFileInsteadOfPageIfAsked } from "~/features/office/statement/file.server";
import { loadOfficeDialog } from "~/features/office/support/dialog.server";
import { pageHead, pageJsonLd } from "~/features/page/head.server";
import { useNonce } from "~/features/page/nonce";
import { errorHead } from "~/features/page/RouteError";
import { loadOpenRegistrationDialogForm } from "~/features/registration/page.server";
import { screenAction } from "~/features/screen-forms/action.server";
import { loadScreenFragment } from "~/features/screen-page/render.server";
import { ScreenError } from "~/features/screen-page/ScreenError";
import { ScreenPage } from "~/features/screen-page/ScreenPage";
import { shellDrawnSplatScreens } from "~/features/screens/own-pages";
import { loadPageSeo } from "~/features/seo/seo.server";
import { textsOfDictionaries } from "~/i18n/dictionaries.server";

type Leaf = Awaited<ReturnType<typeof authorizePage>>;

export const loader = withTermsRedirect(async (args) => {
  const context = await authorizePage(args);
  const { decision, lng } = context;
  await sendStatementFileInsteadOfPageIfAsked(context);
  const [remote, seo] = await Promise.all([
    loadScreenFragment(context, args),
    loadPageSeo(context),
  ]);
  const modal = openModal(context);
  if (!remote && !shellDrawnSplatScreens.includes(decision.screen.id))
    throw new Response(null, { status: 404 });
  return data(
    {
      head: await pageHead(context, remote),
      jsonLd: await pageJsonLd(context, remote),
      seoBlocks: seo.blocks,
      screen: { id: decision.screen.id, theme: decision.screen.theme },
      modal,
      dialog: await loadOfficeDialog(context),
      registration: await loadOpenRegistrationDialogForm(context, args.request),
      remote,
      messages: textsOfDictionaries(lng, [
        ...decision.screen.dictionaries,
        ...(decision.modal || modal ? (["session", "support"] as const) : []),
        ...(modal === "forgot" ? (["recovery"] as const) : []),
        ...(decision.modal === "registration" ? (["registration"] as const) : []),
      ]),
    },
    { status: remote?.status ?? decision.status },
  );
});

/**
 * The dialog that is open over the page for a guest; null = none, and always for a player (SCR-16).
 */
function openModal({ decision, session, url }: Leaf): "login" | "forgot" | null {
  if (session.kind !== "guest") return null;
  if (decision.modal === "login") return "login";
  const isHome = decision.screen.id === "home";
  return isHome && url.searchParams.has("showForgotPasswordModal") ? "forgot" : null;
}

export const action = (args: ActionFunctionArgs) => screenAction(args);

/**
 * Posts a press on a favourite star without leaving the page, even if the post is lost or refused.
 */
export const clientAction = (args: ClientActionFunctionArgs) => postBesidePage<typeof action>(args);

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  data ? data.head : errorHead(error);

/** The page's own data does not depend on the coupon, the settings or the session poll. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formAction,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  // A post that leads elsewhere is a navigation: to a game's table, to its next round.
  if (formAction !== undefined && currentUrl.href === nextUrl.href)
    return /\/(?:user\/log(?:in|out)|language|office\/settings)(?:\?|$)/.test(formAction);
  return currentUrl.href === nextUrl.href ? false : defaultShouldRevalidate;
}

export default function ScreenRoute() {
  const { jsonLd, ...page } = useLoaderData<typeof loader>();
  const nonce = useNonce();
  return (
    <>
      <ScreenPage {...page} reply={useActionData<typeof action>() ?? null} />
      {jsonLd === null ? null : (
        <script
          type="application/ld+json"
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: jsonLd }}
        />
      )}
    </>
  );
}

export { ScreenError as ErrorBoundary };
