import { Form } from "@remix-run/react";
import { CsrfField } from "~/features/page/CsrfField";
import { usePageContext } from "~/features/page/page-context";
import { screenPath } from "~/features/screens/links";
import { useLanguage } from "~/i18n/I18nProvider";
import { Button } from "~/ui/Button";
import { Notice } from "~/ui/Notice";
import type { PopupsOfPage } from "./popups.server";

interface PopupBandProps {
  readonly popups: Pick<PopupsOfPage, "band" | "due">;
  readonly className: string | undefined;
}

/**
 * The popup in the page of a browser that runs no script (POP-13): a band whose form leads on, or closes it. Only the server
 * writes it: a browser that runs the page's scripts does not show it (`base.css`) and loads no code for it.
 */
export function PopupBand({ popups: { band, due }, className }: PopupBandProps) {
  if (band === null) return null;
  if (import.meta.env.SSR)
    return (
      <div className={className} data-without-script="">
        <BandForm kind={band} popup={due[band]} />
      </div>
    );
  return (
    <div
      className={className}
      data-without-script=""
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: "" }}
    />
  );
}

function BandForm({
  kind,
  popup,
}: {
  readonly kind: string;
  readonly popup: PopupsOfPage["due"][keyof PopupsOfPage["due"]];
}) {
  const lng = useLanguage();
  const { here } = usePageContext();
  if (!popup) return null;
  return (
    <Form method="post" action={screenPath(lng, "popup")} data-popup={kind}>
      <CsrfField />
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="returnUrl" value={here} />
      <Notice
        kind="info"
        title={popup.title}
        isStatic
        controls={
          <>
            {popup.open === null ? null : (
              <Button name="answer" value="opened" isSmall>
                {popup.open.label}
              </Button>
            )}
            <Button name="answer" value="closed" look="quiet" isSmall>
              {popup.close}
            </Button>
          </>
        }
      >
        {popup.text}
      </Notice>
    </Form>
  );
}
