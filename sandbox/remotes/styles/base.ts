/**
 * Styles of every remote page, using the shell's tokens only; the shell limits their selectors to
 * the outlet. The rows of a championship are painted by themselves: a price that changes does not have the
 * whole page painted again.
 */
export const foundationCss = `
.app{container-type:inline-size;color:var(--ink);font-size:var(--text-15);line-height:1.35;font-variant-numeric:tabular-nums}
.app *{box-sizing:border-box}
.app h1,.app h2,.app h3,.app h4,.app p,.app ul,.app ol,.app dl,.app dd,.app fieldset{margin:0;padding:0;border:0}
.app ul,.app ol{list-style:none}
.app a{color:inherit;text-decoration:none}
.app a:hover{text-decoration:underline}
.app :focus-visible{outline:2px solid var(--focus);outline-offset:2px}
.app .n{color:var(--ink-muted);font-weight:400;font-size:var(--text-13)}
.app .fv{display:grid;flex:none;place-items:center;min-width:var(--target);min-height:var(--target);padding:0;border:0;border-radius:var(--radius-control);background:none;color:var(--ink-muted);font:inherit;cursor:pointer}
.app .fv:hover{color:var(--ink)}
.app .fv svg{fill:none;stroke:currentColor;stroke-width:1.6;stroke-linejoin:round}
.app .fv[aria-pressed=true]{color:var(--warn)}
.app .fv[aria-pressed=true] svg{fill:currentColor}
.app .si{flex:none;fill:none;stroke:currentColor;stroke-width:1.7;stroke-linecap:round;stroke-linejoin:round;vertical-align:-3px}
`;

/** The foundation with the building blocks of whole pages: headings, forms, tabs, chips, empty states. */
export const pageBaseCss = `${foundationCss}
.app h1{font-size:var(--text-20);font-weight:650;line-height:1.2}
.app h2{font-size:var(--text-17);font-weight:650;line-height:1.2}
.app .crumbs ol{display:flex;flex-wrap:wrap;align-items:center;color:var(--ink-muted);font-size:var(--text-13)}
.app .crumbs li{display:inline-flex;align-items:center}
.app .crumbs a{display:inline-flex;align-items:center;min-width:var(--target);min-height:var(--target)}
.app .crumbs li+li::before{content:"›";margin-inline:var(--space-2)}
.app bdi,.app td,.app th,.app p,.app h1,.app h2,.app h3{overflow-wrap:anywhere}
.app .sr{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.app .go{display:inline-flex;align-items:center;min-width:44px;min-height:44px;color:var(--accent);text-decoration:underline;text-underline-offset:3px}
.app .btn{display:inline-flex;align-items:center;justify-content:center;min-height:44px;padding:0 var(--space-4);border:1px solid var(--line-strong,var(--ink-muted));border-radius:var(--radius-control);background:var(--surface-raised);color:var(--ink);font:inherit;font-weight:650;cursor:pointer}
.app input,.app select,.app textarea{min-width:0;max-width:100%;min-height:44px;padding:var(--space-1) var(--space-3);border:1px solid var(--line-strong,var(--ink-muted));border-radius:var(--radius-control);background:var(--surface-raised);color:var(--ink);font:inherit}
.app ::placeholder{color:var(--ink-muted);opacity:1}
.app .hint,.app .after{margin-block-start:var(--space-3);color:var(--ink-muted)}
.app .note{margin-block:var(--space-3);padding:var(--space-2) var(--space-3);border-inline-start:3px solid var(--warn);background:var(--surface-sunken)}
.app .empty{margin-block:var(--space-4);padding:var(--space-5) var(--space-4);border:1px solid var(--line);border-radius:var(--radius-card);text-align:center;color:var(--ink-muted)}
.app .empty-title{margin-block-end:var(--space-1);color:var(--ink);font-size:var(--text-17);font-weight:650}
.app .empty-links{display:flex;flex-wrap:wrap;justify-content:center;gap:0 var(--space-4);margin-block-start:var(--space-2)}
.app .tabs{display:flex;flex-wrap:wrap;gap:0 var(--space-4);margin-block:var(--space-2) var(--space-3);border-block-end:1px solid var(--line)}
.app .tabs a{display:flex;align-items:center;gap:var(--space-1);min-width:44px;min-height:44px;margin-block-end:-1px;border-block-end:2px solid transparent;color:var(--ink-muted)}
@media (forced-colors:active){.app .tabs a:not([aria-current]){border-color:Canvas}}
.app .tabs a:hover{color:var(--ink);text-decoration:none}
.app .tabs a[aria-current]{border-color:var(--accent);color:var(--ink);font-weight:650}
.app .pager{display:flex;flex-wrap:wrap;align-items:center;gap:var(--space-3);margin-block:var(--space-3)}
.app .filter{display:flex;flex-wrap:wrap;align-items:end;gap:var(--space-3);margin-block:var(--space-3)}
.app .field{display:grid;gap:var(--space-1);min-width:0}
.app .field label{color:var(--ink-muted);font-size:var(--text-13)}
.app .dot{display:inline-block;width:7px;height:7px;margin-inline-end:var(--space-1);border-radius:50%;background:var(--live);vertical-align:1px}
.app .block{margin-block-start:var(--space-5)}
.app .group{margin-block-start:var(--space-3)}
.app .evs{contain:paint;overflow-clip-margin:6px}
.app .head{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:0 var(--space-3);padding-inline:var(--space-2);border-radius:var(--radius-control);background:var(--surface-sunken)}
.app .champ{padding-block:var(--space-1);font-size:var(--text-13);font-weight:650}
.app .champs ul{display:flex;gap:var(--space-2);padding-block:2px var(--space-2);overflow-x:auto;scrollbar-width:thin}
.app .champs li{flex:none}
.app .chip{display:inline-flex;align-items:center;justify-content:center;min-width:44px;gap:var(--space-1);min-height:44px;padding:0 var(--space-3);border:1px solid var(--line);border-radius:999px;font-size:var(--text-13);white-space:nowrap}
.app .chip:hover{border-color:var(--accent);text-decoration:none}
.app .chip[aria-current]{border-color:var(--accent);font-weight:650}
.app .champ .si{margin-inline-end:var(--space-1);color:var(--ink-muted)}
.app .when{color:var(--ink-muted);font-size:var(--text-13)}
.app .when.on{color:var(--live);font-weight:650}
@container (max-width:619.98px){
.app .crumbs{margin-block:-12px -4px}
.app .crumbs li{min-height:32px}
.app .crumbs a{min-height:44px}
}
@container (min-width:620px){
.app .champs ul{flex-wrap:wrap;overflow:visible}
.app .chip{min-height:28px}
}
@media (min-width:1100px){
.app{font-size:var(--text-14)}
.app .btn,.app input,.app select{min-height:32px}
.app .go{min-height:24px}
.app .tabs a{min-height:36px}
}
`;
