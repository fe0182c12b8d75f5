import { type ReactNode, useCallback, useEffect } from "react";
import { usePageContext } from "~/features/page/page-context";
import { screenPath } from "~/features/screens/links";
import { useLanguage } from "~/i18n/I18nProvider";
import { ButtonLink } from "~/ui/Button";
import { offerPopup, usePopupShown, withdrawPopup } from "./browser-queue";
import { PopupDialog } from "./PopupDialog";
import { PopupNote } from "./PopupNote";
import type { DuePopup, PopupsOfPage } from "./popups.server";
import { postPopupAnswer } from "./post-answer";
import type { PopupKind } from "./queue";
import { type PopupAnswer, type ServerPopup, serverPopups } from "./server-popups";
import { autoCloseMs } from "./use-auto-close";

/**
 * The popups that the server knows, over an open page (POP-02, POP-03, POP-04). Each comes when it is due and its turn has
 * come. Browser only, loaded with the first of them.
 */
export default function ServerPopups({
  popups,
  signUpHref,
}: {
  readonly popups: PopupsOfPage;
  readonly signUpHref: string | null;
}): ReactNode {
  const { due, now } = popups;
  const shown = usePopupShown();
  const kind = serverPopups.find((each) => each === shown);
  const popup = kind && due[kind];
  return (
    <>
      {serverPopups.map((each) => (
        <Queued key={each} kind={each} at={due[each]?.at ?? null} now={now} />
      ))}
      {kind && popup ? (
        <ShownPopup key={kind} kind={kind} popup={popup} signUpHref={signUpHref} />
      ) : null}
    </>
  );
}

/** Keeps a popup in the queue from its time on, `at` and `now` on the platform's clock, ms since epoch. */
function Queued({
  kind,
  at,
  now,
}: {
  readonly kind: ServerPopup;
  readonly at: number | null;
  readonly now: number;
}) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a later response about the same time changes nothing
  useEffect(() => {
    if (at === null) return;
    offerPopup(kind, Date.now() + (at - now));
    return () => withdrawPopup(kind);
  }, [kind, at]);
  return null;
}

/** Kinds that have come once they are shown; the others once they are closed. */
const overOnceShown: ReadonlySet<PopupKind> = new Set(["registration-reminder", "new-site"]);

function ShownPopup({
  kind,
  popup: { title, text, open, close },
  signUpHref,
}: {
  readonly kind: ServerPopup;
  readonly popup: DuePopup;
  readonly signUpHref: string | null;
}) {
  const lng = useLanguage();
  const { csrf } = usePageContext();
  const note = useCallback(
    (answer: PopupAnswer) => postPopupAnswer(kind, answer, { lng, csrf }),
    [kind, lng, csrf],
  );
  const leave = useCallback(
    (answer: PopupAnswer) => {
      note(answer);
      withdrawPopup(kind);
    },
    [note, kind],
  );
  const onClose = useCallback(() => leave("closed"), [leave]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is shown once, whatever the page reloads meanwhile
  useEffect(() => {
    if (overOnceShown.has(kind)) note("shown");
  }, [kind]);
  if (kind === "new-site")
    return (
      <PopupDialog
        kind={kind}
        title={title}
        closeLabel={close}
        closesAfterMs={autoCloseMs}
        onClose={onClose}
      >
        {text}
      </PopupDialog>
    );
  return (
    <PopupNote
      kind={kind}
      title={title}
      text={text}
      closeLabel={close}
      // What a player closes does not come again in the session: only he closes it.
      closesAfterMs={kind === "first-deposit-bonus" ? null : autoCloseMs}
      action={
        open && (
          <ButtonLink
            to={open.to ?? signUpHref ?? screenPath(lng, "registration")}
            isWide
            onClick={() => leave("opened")}
          >
            {open.label}
          </ButtonLink>
        )
      }
      onClose={onClose}
    />
  );
}
