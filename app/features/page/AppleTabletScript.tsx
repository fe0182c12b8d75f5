import { platformTypeParameter } from "~/domain/settings/platform-type";

/**
 * Leads a tablet in desktop mode on an Apple touch device to the mobile version (SCR-15). Only a script can tell such a
 * tablet: its requests are those of a computer. An address that names a version stays, and so do crawlers.
 */
const script = `(()=>{const n=navigator,u=new URL(location.href),p=${JSON.stringify(platformTypeParameter)};
if(n.platform==="MacIntel"&&n.maxTouchPoints>1&&!/bot|crawl|spider/i.test(n.userAgent)&&!u.searchParams.has(p)){
u.searchParams.set(p,"mobile");location.replace(u.href)}})()`;

/** Rendered only where the visitor has asked for no version of the site. */
export function AppleTabletScript({ nonce }: { nonce: string | undefined }) {
  return (
    <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />
  );
}
