import { screenOf } from "./catalogue";

/** Where changed terms are confirmed (TRM-02); `returnUrl` is the page, a path, that the player was going to. */
export function confirmPath(lng: string, returnUrl: string): string {
  const page = `/${lng}/${screenOf("confirm").pattern}`;
  return returnUrl === `/${lng}/` ? page : `${page}?${new URLSearchParams({ returnUrl })}`;
}
