import { forwardRef, memo } from "react";
import styles from "./RemoteOutlet.module.css";
import type { RemoteBody } from "./remote-bodies-context";

/**
 * The styles and the content of a remote in its outlet. Rendered once: the server's markup stays,
 * and later content is inserted without React (REM-09).
 */
export const OutletContent = memo(
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
