import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { screenPath } from "~/features/screens/links";
import { useLanguage } from "~/i18n/I18nProvider";
import { Footer } from "./Footer";
import type { LegalRowData } from "./legal-row.server";

/** The legal row of every page with its links, also without the shell (LIM-17, LIM-18). */
export function LegalFooter({ law, children }: { law: LegalRowData; children?: ReactNode }) {
  const lng = useLanguage();
  const { pathname, search } = useLocation();
  return (
    <Footer
      companyName={law.companyName}
      licence={law.licence}
      responsibleHref={screenPath(lng, "info:responsiblegaming")}
      rulesHref={screenPath(lng, "info:rules", { ruleGroup: "general" })}
      cookiesHref={screenPath(lng, "info:cookies")}
      takeBreak={
        law.breakCsrf === null
          ? null
          : {
              action: screenPath(lng, "office:responsible"),
              csrf: law.breakCsrf,
              returnUrl: pathname + search,
            }
      }
    >
      {children}
    </Footer>
  );
}
