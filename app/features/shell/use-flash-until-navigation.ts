import { useNavigation } from "@remix-run/react";
import { useState } from "react";
import { useLocation } from "react-router-dom";
import type { ShellData } from "./shell-data";

type Flash = NonNullable<ShellData["flash"]>;

/** A shown flash message, and the page (key of its location) that it belongs to; null = the page that is coming. */
interface ShownFlash {
  readonly flash: Flash;
  readonly key: string | null;
}

/**
 * A flash message of the server, shown on one page. It stays although later data does not have it, and does
 * not appear again on the pages after. One that other data brings while a navigation is under way belongs to
 * the page that is coming: a form's answer stores it before that page has loaded.
 */
export function useFlashUntilNavigation(flash: Flash | null): Flash | null {
  const { key } = useLocation();
  const isLeaving = useNavigation().state !== "idle";
  const [shown, show] = useState<ShownFlash | null>(flash && { flash, key });
  if (flash && flash.code !== shown?.flash.code) show({ flash, key: isLeaving ? null : key });
  else if (shown?.key === null && !isLeaving) show({ ...shown, key });
  else if (!flash && shown && shown.key !== null && shown.key !== key) show(null);
  return shown && (shown.key === null || shown.key === key) ? shown.flash : null;
}
