import {
  type ComponentProps,
  forwardRef,
  memo,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
} from "react";
import type { FormReply } from "~/features/forms/reply";
import { useLanguage, useTranslation } from "~/i18n/I18nProvider";
import type { TimeStyle } from "~/i18n/zone";
import { LoadError } from "~/ui/LoadError";
import { Skeleton } from "~/ui/Skeleton";
import { StaleDataNotice } from "~/ui/StaleDataNotice";
import type { FragmentLocation, OutletInitialData } from "../fragment";
import { keepVideosInView } from "./follow-video.client";
import styles from "./RemoteOutlet.module.css";
import { RemoteBodiesContext, type RemoteBody } from "./remote-bodies-context";
import { useFavouriteStars } from "./use-favourite-stars";
import { useFragmentNavigation } from "./use-fragment-navigation";
import { useOutlet } from "./use-outlet";

interface RemoteOutletProps {
  readonly app: string;
  /** Path with the language, and query ("" or with "?"), of the remote's page. */
  readonly path: string;
  readonly search: string;
  /** Address that reloads the page, where the remote's path is not the page's (REM-06). */
  readonly pageHref?: string;
  /** Loader data of the page, read only when the outlet mounts. */
  readonly initial: OutletInitialData;
  /** A form of the page that has been refused; null = none. */
  readonly refused?: FormReply | null;
  readonly skeleton: ComponentProps<typeof Skeleton>["shape"];
  /** Texts of this outlet instead of the general ones (the footer's, LAY-04). */
  readonly labels?: { readonly loading: string; readonly error: string };
  /**
   * Format of the time of a last good copy (REM-16). `content` says whether the copy shows prices
   * or only a page, for the wording of its mark.
   */
  readonly timeStyle: TimeStyle;
  readonly content?: ComponentProps<typeof StaleDataNotice>["what"];
  /** Ids of the bets in the coupon (`game:market:type:param`). */
  readonly chosen?: ReadonlySet<string>;
  /** Path of the page, whose link the content marks as the current one. */
  readonly here?: string;
  /**
   * A text whose change reloads the outlet's content in the background (after a new session, for
   * example).
   */
  readonly revision?: string;
  /** Takes over a post (the coupon's queue); false leaves it to the shell. */
  readonly onPost?: (form: HTMLFormElement, submitter: HTMLElement | null) => boolean;
  /** The page for a remote's HTTP status; by default `/{lng}/{status}` of technical-pages (REM-07). */
  readonly statusPage?: (status: number) => FragmentLocation | null;
  /** Shown for an HTTP status whose page cannot be loaded; by default the error block. */
  readonly errorPage?: (status: number) => ReactNode;
  readonly onProblem?: (message: string) => void;
  /** Names of what the reader has marked as favourites; their stars are shown pressed. */
  readonly favourites?: readonly string[];
  /**
   * Whether the page's video moves along and stays in view when the reader scrolls past it
   * (SET-01); absent = no.
   */
  readonly isVideoMoved?: boolean;
}

const none: ReadonlySet<string> = new Set();

/**
 * A remote page in the shell (REM-01 to REM-15). The server renders the first body; the browser loads later
 * ones by `/remote/…`. The outlet manages its node itself: React never renders inside it.
 */
export function RemoteOutlet(props: RemoteOutletProps) {
  const {
    app,
    path,
    search,
    initial,
    skeleton,
    labels,
    chosen = none,
    onPost,
    onProblem = logProblem,
  } = props;
  const lng = useLanguage();
  const { t } = useTranslation();
  const body = useContext(RemoteBodiesContext)?.get(app) ?? null;
  const holder = useRef<HTMLDivElement>(null);
  const statusPage = props.statusPage ?? ((status) => technicalPage(lng, status));
  const { view, reload, refresh, restoreStars } = useOutlet(holder, {
    target: { app, path, search },
    initial,
    chosen,
    favourites: props.favourites ?? [],
    here: props.here ?? null,
    refused: props.refused ?? null,
    revision: props.revision ?? "",
    statusPage,
    log: onProblem,
  });
  useEffect(() => {
    const node = holder.current?.lastElementChild;
    return props.isVideoMoved && node instanceof HTMLElement ? keepVideosInView(node) : undefined;
  }, [props.isVideoMoved]);
  useFavouriteStars(holder, restoreStars);
  useFragmentNavigation(holder, { lng, onPost, onPosted: refresh });

  const href = props.pageHref ?? `${path}${search}`;
  const isWaiting = view.isSlow && !view.hasContent && !view.isRetrying;
  const isFailed = (view.state === "error" || view.isRetrying) && !view.isStatusPage;
  const statusPart =
    view.status === null || view.isRetrying ? null : (props.errorPage?.(view.status) ?? null);
  return (
    <div
      className={styles.outlet}
      aria-busy={view.isSlow || undefined}
      data-remote-state={view.state}
    >
      {isFailed && statusPart}
      {isFailed && !statusPart ? (
        <LoadError
          title={labels?.error}
          href={href}
          onRefresh={reload}
          isRefreshing={view.isRetrying}
        />
      ) : null}
      {isWaiting ? (
        <div className={styles.waiting}>
          <Skeleton shape={skeleton} label={labels?.loading ?? t("loading")} />
          <a className={styles.refresh} href={href}>
            {t("main_dictionary_refresh_page")}
          </a>
        </div>
      ) : null}
      {view.asOf !== null && view.hasContent && !view.isStatusPage ? (
        <StaleDataNotice at={view.asOf} style={props.timeStyle} what={props.content ?? "page"} />
      ) : null}
      <OutletContent ref={holder} app={app} body={body} />
    </div>
  );
}

function technicalPage(lng: string, status: number): FragmentLocation {
  return { app: "technical-pages", path: `/${lng}/${status}`, search: "" };
}

function logProblem(message: string) {
  console.error(message);
}

/**
 * The styles and the content of a remote in its outlet. Rendered once: the server's markup stays,
 * and later content is inserted without React (REM-09).
 */
const OutletContent = memo(
  forwardRef<HTMLDivElement, { readonly app: string; readonly body: RemoteBody | null }>(
    function Content({ app, body }, ref) {
      return (
        <div ref={ref}>
          <div
            hidden
            suppressHydrationWarning
            dangerouslySetInnerHTML={{ __html: body?.assets ?? "" }}
          />
          <div
            className={styles.content}
            data-remote={app}
            suppressHydrationWarning
            dangerouslySetInnerHTML={{ __html: body?.content ?? "" }}
          />
        </div>
      );
    },
  ),
  () => true,
);
