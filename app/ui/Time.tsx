import {
  formatDate,
  formatDateTime,
  formatDateTimeWithZone,
  formatTime,
  formatTimeWithSeconds,
} from "~/i18n/format";
import { useLanguage } from "~/i18n/I18nProvider";
import type { TimeStyle } from "~/i18n/zone";

interface TimeProps {
  /** ms since epoch, or ISO 8601. */
  readonly at: number | string;
  readonly style: TimeStyle;
  /** "moment" names the zone as well. */
  readonly show?: "time" | "second" | "date" | "both" | "moment";
  /** A name of docs/forms.md, "Values". */
  readonly name?: string;
}

const formats = {
  time: formatTime,
  second: formatTimeWithSeconds,
  date: formatDate,
  both: formatDateTime,
  moment: formatDateTimeWithZone,
};

/** A time in the reader's language, time zone and clock format (LNG-09). */
export function Time({ at, style, show = "time", name }: TimeProps) {
  const lng = useLanguage();
  const moment = new Date(at);
  return (
    <time dateTime={moment.toISOString()} data-name={name} suppressHydrationWarning>
      {formats[show](lng, moment.getTime(), style)}
    </time>
  );
}
