import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";

/**
 * Whether to show a message that the server sends once (`isTold`): until the visitor leaves the
 * page, although later data no longer has it.
 */
export function useShownUntilNavigation(isTold: boolean): boolean {
  const { key } = useLocation();
  const [toldAt, setToldAt] = useState(isTold ? key : null);
  useEffect(() => {
    if (isTold) setToldAt(key);
  }, [isTold, key]);
  return isTold || toldAt === key;
}
