import { type FormReply, isRefused } from "~/features/forms/reply";
import { ErrorTitlePrefix } from "~/features/page/ErrorTitlePrefix";
import { I18nProvider, useLanguage } from "~/i18n/I18nProvider";
import type { Messages } from "~/i18n/messages";
import { BreakConfirm } from "./BreakConfirm";
import { ExclusionConfirm } from "./ExclusionConfirm";
import type { ResponsibleData } from "./page.server";
import { ResponsiblePageContent } from "./ResponsiblePageContent";
import type { BreakQuestion } from "./reply";

export interface ResponsiblePageProps {
  readonly messages: Messages;
  readonly data: ResponsibleData;
  readonly reply: FormReply<BreakQuestion> | null;
}

/**
 * The page of limits and self-control (LIM-01 to LIM-20): five sections in one form that works without a
 * script.
 */
export function ResponsiblePage({ messages, data, reply }: ResponsiblePageProps) {
  const { chosen, key, timeStyle } = data;
  return (
    <I18nProvider lng={useLanguage()} messages={messages}>
      <ErrorTitlePrefix hasFailed={isRefused(reply)} />
      {reply?.data ? (
        <BreakConfirm question={reply.data} formKey={key} timeStyle={timeStyle} />
      ) : chosen ? (
        <ExclusionConfirm
          chosen={chosen}
          timeStyle={timeStyle}
          helplines={data.helplines}
          reply={reply}
        />
      ) : (
        <ResponsiblePageContent data={data} reply={reply} />
      )}
    </I18nProvider>
  );
}
