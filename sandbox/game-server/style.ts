import { pageBaseCss } from "../remotes/styles/base";
import { casinoCss } from "../remotes/third-party/styles";

/**
 * The maker's own values of the shell's tokens (text sizes, spaces, radii, colours), which the
 * shared styles and the drawings of the games use; and the page's body.
 */
const tokens = `
:root{color-scheme:light dark;--text-12:.75rem;--text-13:.8125rem;--text-14:.875rem;--text-15:.9375rem;--text-17:1.0625rem;--text-20:1.25rem;--text-26:1.625rem;--space-1:4px;--space-2:8px;--space-3:12px;--space-4:16px;--space-5:24px;--space-6:32px;--radius-control:8px;--radius-card:14px;
--surface:light-dark(#f4f1fa,#14101f);--surface-raised:light-dark(#fff,#211a33);--surface-sunken:light-dark(#e9e3f5,#1a1429);--ink:light-dark(#1c1430,#f3eefc);--ink-muted:light-dark(#5a4f73,#b9add6);--line:light-dark(#d8cfea,#3a2f57);--line-strong:light-dark(#7d6fa0,#8878b5);--accent:light-dark(#5b21b6,#c4a5ff);--accent-ink:light-dark(#fff,#1c1430);--accent-soft:light-dark(#ece3ff,#3a2a66);--up:light-dark(#0b7238,#5ddb92);--down:light-dark(#b3341f,#ff9b87);--live:#e8590c;--warn:light-dark(#7d5200,#f2c14e);--danger:light-dark(#b3261e,#ffb4ab);--danger-soft:light-dark(#fbeae8,#3f1a17);--success-soft:light-dark(#dff3e6,#12351f);--focus:light-dark(#1257c4,#8ab8ff)}
body{margin:0;padding:12px;background:var(--surface);font-family:system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","Noto Sans Arabic",Arial,sans-serif}
`;

const layout = `
.app{display:grid;gap:var(--space-3);max-width:760px;margin-inline:auto}
.app[inert]{opacity:.45}
.sr{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.app .bar{display:flex;flex-wrap:wrap;align-items:center;gap:var(--space-2) var(--space-3)}
.app .bar h1{flex:1}
.app .mini{inline-size:52px}
.app .mini .cover{border-radius:8px}
.app .purse{color:var(--ink-muted);font-size:var(--text-13)}
.app .purse strong{color:var(--ink);font-size:var(--text-17)}
.app .stage{min-block-size:200px;align-content:center;background:radial-gradient(circle at 50% 0,var(--accent-soft),var(--surface-sunken) 70%)}
.app .problem{padding:var(--space-2) var(--space-3);border-inline-start:3px solid var(--danger);background:var(--danger-soft)}
.app .play{flex:1;min-block-size:52px;max-inline-size:260px;font-size:var(--text-17)}
.app .play[aria-disabled=true]{opacity:.6;cursor:default}
.app .seed-in,.app .fair{flex-basis:100%;font-size:var(--text-13)}
.app .seed-in summary,.app .fair summary{display:flex;align-items:center;min-block-size:44px;color:var(--ink-muted);cursor:pointer}
.app .seed-in summary::before,.app .fair summary::before{content:"+";inline-size:1.4ch}
.app [open]>summary::before{content:"−"}
.app .lately h2{font-size:var(--text-13);color:var(--ink-muted);font-weight:400}
.app .lately ol{display:flex;gap:var(--space-2);padding-block:var(--space-1);overflow-x:auto;scrollbar-width:thin}
.app .lately li{flex:none;padding:2px var(--space-3);border:1px solid var(--line);border-radius:999px;font-size:var(--text-13);color:var(--ink-muted)}
.app .lately .won{border-color:var(--up);color:var(--up);font-weight:650}
.app .doors:not([hidden]){display:flex;flex-wrap:wrap;gap:0 var(--space-4)}
.app .link{min-block-size:44px;padding:0;border:0;background:none;color:var(--accent);font:inherit;font-size:var(--text-13);text-decoration:underline;text-underline-offset:3px;cursor:pointer}
@media (prefers-reduced-motion:no-preference){.app .stage>*{animation:in .15s ease-out}@keyframes in{from{opacity:0;transform:translateY(6px)}}}
`;

/** The style sheet of a game's page. */
export const gameStyle = tokens + pageBaseCss + casinoCss + layout;
