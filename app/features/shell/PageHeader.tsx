import { useLocation } from "react-router-dom";
import { useNonce } from "~/features/page/nonce";
import { OnDemand } from "~/features/page/OnDemand";
import { screenPath } from "~/features/screens/links";
import { useLanguage, useTranslation } from "~/i18n/I18nProvider";
import { useHydrated } from "~/ui/hydrated";
import { Header } from "./Header";
import type { ShellData } from "./shell-data";
import { sessionStrip } from "./use-player-parts";

/** The header, filled with the shell's data for this page. */
export function PageHeader({ data }: { data: ShellData }) {
  const { t } = useTranslation("shell");
  const lng = useLanguage();
  const { pathname, search } = useLocation();
  const name = (item: ShellData["nav"][number]) => ({ ...item, label: t(`nav_${item.name}`) });
  return (
    <>
      <SpeculationRules paths={data.prefetched} />
      <Header
        brand={data.company.name}
        homeHref={screenPath(lng, "home")}
        nav={data.nav.map(name)}
        language={{
          current: lng,
          allowed: data.languages,
          action: screenPath(lng, "language"),
          returnUrl: pathname + search,
        }}
        player={
          data.player && {
            ...data.player,
            links: data.playerNav.map((item) => ({
              ...item,
              label:
                item.count > 0
                  ? t("nav_with_count", { name: t(`nav_${item.name}`), count: item.count })
                  : t(`nav_${item.name}`),
            })),
            tasks: data.tasks,
            messagesHref: data.messagesHref,
            depositHref: data.depositHref,
            signOutAction: screenPath(lng, "user:logout"),
          }
        }
        signInHref={data.signInHref}
        signUpHref={data.signUpHref}
        settingsHref={screenPath(lng, data.isSignedIn ? "office:settings" : "settings")}
      />
    </>
  );
}

/**
 * Lets the browser load a page of the main navigation ahead, when the pointer rests on its link or a finger presses it.
 * Once scripts run, a link needs no document, and the rules go.
 */
function SpeculationRules({ paths }: { readonly paths: readonly string[] }) {
  const nonce = useNonce();
  const isHydrated = useHydrated();
  if (isHydrated || paths.length === 0) return null;
  const rules = { prefetch: [{ where: { href_matches: paths }, eagerness: "moderate" }] };
  return (
    <script
      type="speculationrules"
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: JSON.stringify(rules).replaceAll("<", "\\u003c") }}
    />
  );
}

/** The session strip of a signed-in player (RCK-05); hidden where the session's totals are unavailable. */
export function PageSessionStrip({ data }: { data: ShellData }) {
  return data.strip ? <OnDemand part={sessionStrip} props={{ strip: data.strip }} /> : null;
}
