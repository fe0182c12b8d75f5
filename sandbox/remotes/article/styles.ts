/** Styles of text pages: information and agreements. */
export const articleCss = `
.app .text{max-width:72ch}
.app .lead{margin-block-start:var(--space-2);color:var(--ink-muted);font-size:var(--text-17)}
.app .text h2{margin-block:var(--space-5) var(--space-2)}
.app .text p+p,.app .text ul+p,.app .text ol+p{margin-block-start:var(--space-3)}
.app .text ul:not(.more),.app .text ol{margin-block:var(--space-2);padding-inline-start:var(--space-5)}
.app .text ul:not(.more){list-style:disc}
.app .text ol{list-style:decimal}
.app .text li+li{margin-block-start:var(--space-1)}
.app .terms{margin-block:var(--space-2)}
.app .terms>div{padding-block:var(--space-2);border-block-end:1px solid var(--line)}
.app .terms dt{font-weight:650}
.app .terms dd a{display:inline-flex;align-items:center;min-block-size:var(--target)}
.app .more{display:flex;flex-wrap:wrap;gap:0 var(--space-4);margin-block:var(--space-2)}
.app .text .more li+li{margin:0}
.app .chapters{margin-block:var(--space-3)}
.app .chapters a{display:flex;align-items:center;min-height:44px;border-block-end:1px solid var(--line);color:var(--accent)}
.app .chapters a[aria-current]{color:var(--ink);font-weight:650}
.app .calc{display:grid;gap:var(--space-3);max-width:420px;margin-block:var(--space-4)}
.app .calc textarea{min-height:88px}
.app .calc fieldset{display:grid;gap:var(--space-2);margin:0;padding:0;border:0}
.app .calc .err{color:var(--danger);font-size:var(--text-13)}
.app .calc [aria-invalid=true]{border-color:var(--danger)}
.app .wrong{margin-block:var(--space-3);padding:var(--space-3);border:1px solid var(--danger);border-radius:var(--radius-control)}
.app .sum{max-width:420px;border-block-start:1px solid var(--line)}
.app .sum div{display:flex;justify-content:space-between;gap:var(--space-4);padding-block:var(--space-2);border-block-end:1px solid var(--line)}
.app .sum dd{font-weight:650}
@media (min-width:1100px){
.app .chapters a{min-height:36px}
}
`;
