import { useLocation, useSearchParams } from "@remix-run/react";
import { Fragment } from "react";
import { coverName } from "~/domain/coupon/cover-names";
import {
  countSystemEvents,
  countSystemLines,
  type SystemLineLeg,
} from "~/domain/coupon/returns/lines";
import { type SystemLine, systemLines } from "~/domain/coupon/returns/listed-lines";
import type { Minor } from "~/domain/money/amount";
import { ratioText, returnRoundedDown } from "~/domain/odds/ratio";
import { useTranslation } from "~/i18n/I18nProvider";
import { LinkWithTouchSizedTarget } from "~/ui/LinkWithTouchSizedTarget";
import { Money } from "~/ui/Money";
import { useOddsFormat } from "../../odds/odds-context";
import styles from "./Lines.module.css";

/** Lines per page. */
const perPage = 50;

interface LinesProps {
  readonly legs: readonly (SystemLineLeg & { readonly name: string })[];
  /** Events in a line, without bankers; or the system value of a full cover. */
  readonly size: number;
  /** The stake of the whole system; null = none yet: the lines are without returns. */
  readonly stake: Minor | null;
  readonly iso: string;
}

/**
 * The lines of a system, by page, each with its bets, price and return (CPN-22); those of a full cover under
 * a heading for each size (CPN-31). The query selects the page,
 * so it works without JavaScript and costs nothing when closed.
 */
export default function SystemLinesTable({ legs, size, stake, iso }: LinesProps) {
  const { t } = useTranslation("coupon");
  const showPrice = useOddsFormat();
  const [search] = useSearchParams();
  const page = pageOf(search.get("lines"));
  if (page === null) return null;
  const events = countSystemEvents(legs);
  const total = countSystemLines(events, size);
  const pages = Math.max(1, Math.ceil(total / perPage));
  const from = (Math.min(page, pages) - 1) * perPage;
  const lines = systemLines(legs, size, from, perPage);
  const groups = linesBySize(lines, from, legs.length - events);
  const numbers = { from: from + 1, to: from + lines.length, total };
  return (
    <section className={styles.lines} id="lines" aria-labelledby="lines-title">
      <h2 id="lines-title">{t("lines_title")}</h2>
      <p className={styles.range}>{t("lines_range", numbers)}</p>
      {groups.map(({ first, eventsInLine, ofSize }) => (
        <Fragment key={eventsInLine}>
          {coverName(size, events) === null ? null : (
            <h3 data-line-size={eventsInLine}>
              {t("system_option", {
                size: eventsInLine,
                events,
                lines: t("lines", { count: countSystemLines(events, eventsInLine) }),
              })}
            </h3>
          )}
          <ol className={styles.list} start={first + 1}>
            {ofSize.map(({ places, ratio }, at) => {
              const price = ratioText(ratio, 4 * places.length);
              const { num, den } = ratio;
              const unit = { num, den: den * BigInt(total) };
              return (
                <li key={places.join(" ")}>
                  <span className={styles.bets}>
                    <span className={styles.number} aria-hidden="true">
                      {first + at + 1}.
                    </span>{" "}
                    {places.map((place) => legs[place]?.name ?? "").join(" · ")}
                  </span>
                  <span className={styles.sums}>
                    <span dir="ltr">{showPrice(price)}</span>
                    {stake === null ? (
                      "–"
                    ) : (
                      <Money minor={returnRoundedDown(stake, unit)} iso={iso} />
                    )}
                  </span>
                </li>
              );
            })}
          </ol>
        </Fragment>
      ))}
      <nav className={styles.pages} aria-label={t("lines_title")}>
        {page > 1 ? (
          <SystemLinesPageOrCloseLink page={page - 1}>
            {t("lines_previous")}
          </SystemLinesPageOrCloseLink>
        ) : null}
        {page < pages ? (
          <SystemLinesPageOrCloseLink page={page + 1}>{t("lines_next")}</SystemLinesPageOrCloseLink>
        ) : null}
        <SystemLinesPageOrCloseLink page={null}>{t("lines_hide")}</SystemLinesPageOrCloseLink>
      </nav>
    </section>
  );
}

/** Lines of one size, `first` of them the number of all lines before them. */
interface LinesOfSize {
  readonly first: number;
  readonly eventsInLine: number;
  readonly ofSize: SystemLine[];
}

/** The lines of a page, `from` of all, by the number of their events without bankers. */
function linesBySize(lines: readonly SystemLine[], from: number, bankers: number): LinesOfSize[] {
  const groups: LinesOfSize[] = [];
  for (const [at, line] of lines.entries()) {
    const eventsInLine = line.places.length - bankers;
    const group = groups.at(-1);
    if (group?.eventsInLine === eventsInLine) group.ofSize.push(line);
    else groups.push({ first: from + at, eventsInLine, ofSize: [line] });
  }
  return groups;
}

/** A link to a page of lines; null closes them. */
export function SystemLinesPageOrCloseLink({
  page,
  children,
}: {
  page: number | null;
  children: string;
}) {
  const { pathname } = useLocation();
  return (
    <LinkWithTouchSizedTarget
      to={page === null ? pathname : `${pathname}?lines=${page}#lines`}
      preventScrollReset
    >
      {children}
    </LinkWithTouchSizedTarget>
  );
}

function pageOf(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,11}$/.test(text) ? Number(text) : null;
}
