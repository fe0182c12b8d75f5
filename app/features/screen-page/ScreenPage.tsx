import { useLocation } from "@remix-run/react";
import { type ComponentProps, lazy, Suspense, useRef } from "react";
import { useGameFrame } from "~/features/casino/frame/use-game-frame";
import type { FormReply } from "~/features/forms/reply";
import type { OfficeDialog } from "~/features/office/support/dialog.server";
import { ErrorPage } from "~/features/page/ErrorPage";
import { ErrorTitlePrefix } from "~/features/page/ErrorTitlePrefix";
import { NoticeInsteadOfPage } from "~/features/page/NoticeInsteadOfPage";
import { OnDemand, partOnDemand } from "~/features/page/OnDemand";
import { useShellData } from "~/features/page/shell-data";
import type { RegistrationFormView } from "~/features/registration/view";
import type { OutletInitialData } from "~/features/remote-pages/fragment";
import { RemoteOutletWithCoupon } from "~/features/remote-pages/outlet/RemoteOutletWithCoupon";
import { screenPath } from "~/features/screens/links";
import { SeoBlocks } from "~/features/seo/SeoBlocks";
import { I18nProvider, useLanguage, useTranslation } from "~/i18n/I18nProvider";
import type { Messages } from "~/i18n/messages";
import type { SeoBlock } from "~/platform/services/seo/client.server";
import { VisuallyHidden } from "~/ui/VisuallyHidden";

/** If it does not load, the game plays on without the shell's messages. */
const GameFrameLink = lazy(() =>
  import("~/features/casino/frame/GameFrameLink").catch(() => ({ default: () => null })),
);

const loginDialog = partOnDemand(
  "features/sign-in/LoginDialog.tsx",
  () => import("~/features/sign-in/LoginDialog"),
);
const forgotDialog = partOnDemand(
  "features/recovery/ForgotDialog.tsx",
  () => import("~/features/recovery/ForgotDialog"),
);
const supportDialog = partOnDemand(
  "features/office/support/OfficeDialogs.tsx",
  () => import("~/features/office/support/OfficeDialogs"),
);
const allPagesMenuDialog = partOnDemand(
  "features/shell/AllPagesMenuDialog.tsx",
  () => import("~/features/shell/AllPagesMenuDialog"),
);
const registrationDialog = partOnDemand(
  "features/registration/RegistrationDialog.tsx",
  () => import("~/features/registration/RegistrationDialog"),
);

interface ScreenPageProps {
  readonly screen: { readonly id: string; readonly theme: string | null };
  readonly modal: "login" | "forgot" | null;
  /** The open dialog: one of support, or the menu; null = neither is open. */
  readonly dialog: OfficeDialog | null;
  /** The form of this page that was refused. */
  readonly reply: FormReply | null;
  /** The form of the registration dialog; null = it is not open. */
  readonly registration: RegistrationFormView | null;
  readonly remote: {
    readonly app: string;
    readonly path: string;
    readonly search: string;
    readonly initial: OutletInitialData;
  } | null;
  readonly seoBlocks: readonly SeoBlock[];
  readonly messages: Messages;
}

/** A screen of the catalogue: its remote's page, or the shell's own content. */
export function ScreenPage(props: ScreenPageProps) {
  const { screen, modal, dialog, reply, registration, remote, seoBlocks, messages } = props;
  const lng = useLanguage();
  return (
    <I18nProvider lng={lng} messages={messages}>
      <ErrorTitlePrefix hasFailed={reply !== null} />
      <div data-screen={screen.id} data-theme-page={screen.theme ?? undefined}>
        <DialogPageHeading id={screen.id} />
        {modal === "login" ? <OnDemand part={loginDialog} props={{}} /> : null}
        {modal === "forgot" ? <OnDemand part={forgotDialog} props={{}} /> : null}
        {dialog?.name === "navigation-menu" ? (
          <OnDemand part={allPagesMenuDialog} props={{}} />
        ) : null}
        {dialog && dialog.name !== "navigation-menu" ? (
          <OnDemand part={supportDialog} props={{ dialog, reply }} />
        ) : null}
        {registration ? (
          <OnDemand part={registrationDialog} props={{ form: registration }} />
        ) : null}
        {remote ? <RemotePage {...remote} refused={reply} /> : <OwnPage id={screen.id} />}
        {seoBlocks.length > 0 ? <SeoBlocks blocks={seoBlocks} /> : null}
      </div>
    </I18nProvider>
  );
}

/** A remote's page, and what the shell says to a game in a frame of it (CAS-03). */
function RemotePage(props: ComponentProps<typeof RemoteOutletWithCoupon>) {
  const holder = useRef<HTMLDivElement>(null);
  const frame = useGameFrame(holder);
  return (
    <div ref={holder}>
      <RemoteOutletWithCoupon {...props} />
      {frame && holder.current ? (
        <Suspense fallback={null}>
          <GameFrameLink frame={frame} place={holder.current} />
        </Suspense>
      ) : null}
    </div>
  );
}

/** The hidden `h1` of a page whose only content is a dialog, before the dialog (ACS-01). */
function DialogPageHeading({ id }: { id: string }) {
  const { t } = useTranslation("support", "session", "registration");
  const { isSignedIn } = useShellData();
  const isOfGuests = id === "modal:login" || id === "modal:registration";
  const key = Object.hasOwn(dialogTitles, id)
    ? dialogTitles[id as keyof typeof dialogTitles]
    : null;
  if (key === null || (isOfGuests && isSignedIn)) return null;
  return <VisuallyHidden as="h1">{t(key)}</VisuallyHidden>;
}

const dialogTitles = {
  "modal:login": "session:login_title",
  "modal:registration": "registration:title",
  "modal:user-question": "question_title",
  "modal:support-history": "history_title",
  "modal:navigation-menu": "menu_title",
} as const;

/** Pages of the splat without a remote. */
function OwnPage({ id }: { id: string }) {
  const lng = useLanguage();
  const { pathname } = useLocation();
  const { isSignedIn } = useShellData();
  if (id === "oldbrowser") return <NoticeInsteadOfPage reason="oldbrowser" />;
  if (id === "error-500")
    return <ErrorPage status={500} homeHref={screenPath(lng, "home")} retryHref={null} />;
  // The dialog is the page's only content.
  if (["modal:user-question", "modal:support-history", "modal:navigation-menu"].includes(id))
    return null;
  if ((id === "modal:login" || id === "modal:registration") && !isSignedIn) return null;
  return <ErrorPage status={404} homeHref={screenPath(lng, "home")} retryHref={pathname} />;
}
