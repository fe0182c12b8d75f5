import type { FormReply } from "~/features/forms/reply";
import { AskQuestionDialog, type DialogOf } from "./AskQuestionDialog";
import { SupportQuestionListDialog } from "./SupportQuestionListDialog";

/** Support over the page (SCR-12, OFC-06): the question form, or the player's requests. */
export default function SupportDialog({
  dialog,
  reply,
}: {
  readonly dialog: DialogOf<"user-question"> | DialogOf<"support-history">;
  readonly reply: FormReply | null;
}) {
  return dialog.name === "user-question" ? (
    <AskQuestionDialog dialog={dialog} reply={reply} />
  ) : (
    <SupportQuestionListDialog dialog={dialog} />
  );
}
