import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import type { SupportChat as ChatOfPage } from "~/domain/support/chat";
import type Connecting from "./ChatDialog";

/** Loaded when the chat is asked for; if it does not load, the link is followed. */
const loadDialog = () => import("./ChatDialog");
const ChatDialog = lazy<typeof Connecting>(loadDialog);

/** What opens the chat: links of pages and parts, which lead to support without a script. */
const opener = "a[data-support-chat]";

/**
 * Opens the support chat from every link that is marked for it (POP-10). Nothing of the vendor is loaded before a link is
 * pressed, and no button floats over the page.
 */
export default function SupportChat({
  chat,
  isStorageAllowed,
}: {
  readonly chat: ChatOfPage;
  readonly isStorageAllowed: boolean;
}): ReactNode {
  const [href, setHref] = useState<string | null>(null);
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest(opener) : null;
      const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);
      if (!(link instanceof HTMLAnchorElement) || !isPlain || event.defaultPrevented) return;
      event.preventDefault();
      event.stopPropagation();
      const to = link.href;
      loadDialog().then(
        () => setHref(to),
        () => location.assign(to),
      );
    };
    // Before the page's own handlers, which would follow the link.
    document.addEventListener("click", onClick, true);
    return () => document.removeEventListener("click", onClick, true);
  }, []);
  if (href === null) return null;
  return (
    <Suspense fallback={null}>
      <ChatDialog
        chat={chat}
        isStorageAllowed={isStorageAllowed}
        supportHref={href}
        onLeave={() => setHref(null)}
      />
    </Suspense>
  );
}
