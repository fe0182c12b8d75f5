import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { type ChatVendor, chatVendorNames, type SupportChat } from "~/domain/support/chat";
import { track } from "~/features/analytics/track";
import { useLanguage, useTranslation } from "~/i18n/I18nProvider";
import { announce } from "~/ui/announce";
import { Button } from "~/ui/Button";
import styles from "./ChatDialog.module.css";
import type { LoadChat, LoadedChat } from "./vendors/chat";

const loaders: Readonly<Record<ChatVendor, () => Promise<{ readonly loadChat: LoadChat }>>> = {
  livechat: () => import("./vendors/livechat.client"),
  "supphelper-v2": () => import("./vendors/supphelper-v2.client"),
  "supphelper-v3": () => import("./vendors/supphelper-v3.client"),
  chatra: () => import("./vendors/chatra.client"),
  helpcrunch: () => import("./vendors/helpcrunch.client"),
};

/** The chat of this document: a vendor's script runs once, whatever page the visitor goes on to. */
let loaded: Promise<LoadedChat> | null = null;
/** What happens when the vendor's window is closed: the focus returns to what opened it. */
let whenClosed: (() => void) | null = null;

type Step = "asks" | "loads" | "failed";

interface ChatDialogProps {
  readonly chat: SupportChat;
  /** Whether the cookie choice lets a vendor store things; else the visitor is told first (CNS-03). */
  readonly isStorageAllowed: boolean;
  /** The page of support, for visitors who do not want the chat or cannot have it. */
  readonly supportHref: string;
  readonly onLeave: () => void;
}

/** What comes before the vendor's window: that it stores things, that it loads, that it failed (POP-10). */
export default function ChatDialog(props: ChatDialogProps): ReactNode {
  const { chat, isStorageAllowed, supportHref, onLeave } = props;
  const { t } = useTranslation("chat");
  const lng = useLanguage();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [step, setStep] = useState<Step>(isStorageAllowed || loaded ? "loads" : "asks");
  const name = chatVendorNames[chat.vendor];

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a chat is loaded once, by the step alone
  useEffect(() => {
    if (step !== "loads") return;
    let isLeft = false;
    const before = document.activeElement;
    const options = { ...chat, lng, onClosed: () => whenClosed?.() };
    loaded ??= loaders[chat.vendor]().then(({ loadChat }) => loadChat(options));
    loaded.then(
      (opened) => {
        if (isLeft) return;
        dialog.current?.close();
        const opener = document.activeElement ?? before;
        whenClosed = () => {
          announce(t("closed"));
          if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
        };
        opened.open();
        announce(t("opened"));
        track({ name: "chat_opened", vendor: chat.vendor });
        onLeave();
      },
      (error: unknown) => {
        loaded = null;
        track({ name: "chat_failed", vendor: chat.vendor });
        // biome-ignore lint/suspicious/noConsole: the visitor is told that it failed, the log says why
        console.warn("the support chat did not load:", error);
        if (!isLeft) setStep("failed");
      },
    );
    return () => {
      isLeft = true;
    };
  }, [step]);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      data-chat={step}
      onCancel={(event) => {
        event.preventDefault();
        onLeave();
      }}
    >
      <h2 id={titleId} className={styles.title}>
        {t(step === "failed" ? "failed_title" : "title")}
      </h2>
      <p role="status">
        {t(step === "asks" ? "note" : step === "loads" ? "loading" : "failed", {
          vendor: name,
        })}
      </p>
      <div className={styles.row}>
        {step === "loads" ? null : (
          <Button type="button" onClick={() => setStep("loads")}>
            {t(step === "asks" ? "start" : "again")}
          </Button>
        )}
        <Button type="button" look="quiet" onClick={onLeave}>
          {t("cancel")}
        </Button>
      </div>
      <p>
        <a href={supportHref}>{t("write")}</a>
      </p>
    </dialog>
  );
}
