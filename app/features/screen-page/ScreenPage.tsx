import { useLocation } from "@remix-run/react";
import { lazy, Suspense } from "react";
import { ErrorPage } from "~/features/page/ErrorPage";
import { FailedTitle } from "~/features/page/FailedTitle";
import { Notice } from "~/features/page/NoticeOfPage";
import { useShellData } from "~/features/page/shell-data";
import type { RegistrationForm } from "~/features/registration/view";
import { ChosenOutlet } from "~/features/remote-pages/ChosenOutlet";
import type { RemoteInitial } from "~/features/remote-pages/fragment";
import { screenPath } from "~/features/screens/links";
import { I18nProvider, useLanguage } from "~/i18n/I18nProvider";
import type { Messages } from "~/i18n/messages";

/** Loaded only when they open. */
const LoginDialog = lazy(() => import("~/features/sign-in/LoginDialog"));
const ForgotDialog = lazy(() => import("~/features/recovery/ForgotDialog"));

const RegistrationDialog = lazy(() => import("~/features/registration/RegistrationDialog"));

interface ScreenPageProps {
  readonly screen: { readonly id: string; readonly theme: string | null };
  readonly modal: "login" | "forgot" | null;
  /** The form of the registration dialog; null = it is not open. */
  readonly registration: RegistrationForm | null;
  readonly remote: {
    readonly app: string;
    readonly path: string;
    readonly search: string;
    readonly initial: RemoteInitial;
  } | null;
  readonly messages: Messages;
  /** A form of this page was refused. */
  readonly hasFailed: boolean;
}

/** A screen of the catalogue: its remote's page, or the shell's own content. */
export function ScreenPage(props: ScreenPageProps) {
  const { screen, modal, registration, remote, messages, hasFailed } = props;
  const lng = useLanguage();
  return (
    <I18nProvider lng={lng} messages={messages}>
      <FailedTitle hasFailed={hasFailed} />
      <div data-screen={screen.id} data-theme-page={screen.theme ?? undefined}>
        {modal === null ? null : (
          <Suspense fallback={null}>
            {modal === "login" ? <LoginDialog /> : <ForgotDialog />}
          </Suspense>
        )}
        {registration ? (
          <Suspense fallback={null}>
            <RegistrationDialog form={registration} />
          </Suspense>
        ) : null}
        {remote ? <ChosenOutlet {...remote} /> : <OwnPage id={screen.id} />}
      </div>
    </I18nProvider>
  );
}

/** Pages of the splat without a remote. */
function OwnPage({ id }: { id: string }) {
  const lng = useLanguage();
  const { pathname } = useLocation();
  const { isSignedIn } = useShellData();
  if (id === "oldbrowser") return <Notice reason="oldbrowser" />;
  if (id === "error-500")
    return <ErrorPage status={500} homeHref={screenPath(lng, "home")} retryHref={null} />;
  // The dialog is the page's only content.
  if ((id === "modal:login" || id === "modal:registration") && !isSignedIn) return null;
  return <ErrorPage status={404} homeHref={screenPath(lng, "home")} retryHref={pathname} />;
}
