/** Styles of a row of a finished or live game with its score. */
export const scoreRowCss = `
.app .sc{display:grid;grid-template-columns:minmax(68px,max-content) minmax(0,1fr) auto;gap:0 var(--space-2);align-items:center;min-height:var(--row);padding:var(--space-1) var(--space-2);border-block-end:1px solid var(--line)}
.app .sc.dated{grid-template-columns:minmax(0,1fr) auto}
.app .sc.dated .when{grid-column:1/-1}
.app .sc .tms{display:grid;align-content:center;min-height:44px;line-height:1.25}
.app .sc .when{white-space:nowrap}
.app .sc.dated .when{white-space:normal}
.app .vs{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.app .goals{display:grid;justify-items:end;text-align:end}
.app .goals b{font-weight:650}
.app .ht{color:var(--ink-muted);font-size:var(--text-12)}
@container (min-width:620px){
.app .sc.dated{grid-template-columns:220px minmax(0,1fr) auto}
.app .sc.dated .when{grid-column:auto}
.app .sc .tms{display:block;min-height:24px;line-height:24px}
.app .sc .vs{position:static;clip-path:none}
.app .goals{display:flex;flex-direction:row-reverse;gap:var(--space-2);align-items:baseline}
}
`;
