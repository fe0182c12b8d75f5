import { useState } from "react";
import { useLocation } from "react-router-dom";
import type { ShellData } from "./shell-data";

type Flash = NonNullable<ShellData["flash"]>;

/**
 * A flash message of the server, shown on one page. It stays although later data does not have it, and does
 * not appear again on the pages after.
 */
export function useFlashUntilNavigation(flash: Flash | null): Flash | null {
  const { key } = useLocation();
  const [shown, show] = useState(flash && { flash, key });
  if (flash && flash.code !== shown?.flash.code) show({ flash, key });
  if (!flash && shown && shown.key !== key) show(null);
  return shown?.key === key ? shown.flash : null;
}
