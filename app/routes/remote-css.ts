import type { LoaderFunctionArgs } from "@remix-run/node";
import { respondCss } from "~/features/remote-pages/css/sheets.server";
import { sharedCssStore } from "~/features/remote-pages/wiring.server";

/** A remote's style sheet, scoped to its outlet (REM-11). */
export function loader({ request, params }: LoaderFunctionArgs) {
  return respondCss(request, sharedCssStore(), params["app"] ?? "", params["file"] ?? "");
}
