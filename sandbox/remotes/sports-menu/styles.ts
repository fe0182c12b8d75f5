/** Styles of the column of sports. */
export const menuCss = `
.app{padding-block:var(--space-2);font-size:var(--text-13)}
.app a,.app summary{display:flex;align-items:center;gap:var(--space-2);min-height:max(30px,var(--target));padding:2px var(--space-3)}
.app a span:first-child,.app summary span:first-of-type{flex:1;min-width:0;overflow-wrap:break-word}
.app a:hover,.app summary:hover{background:var(--surface-sunken);text-decoration:none}
.app .quick{padding-block-end:var(--space-2);border-block-end:1px solid var(--line)}
.app details{border-block-end:1px solid var(--line)}
.app details:last-child{border-block-end:0}
.app summary{min-height:max(40px,var(--target));font-size:var(--text-14);font-weight:650;cursor:pointer;list-style:none}
.app summary::-webkit-details-marker{display:none}
.app summary::after{content:"";flex:none;width:6px;height:6px;border:solid var(--ink-muted);border-width:0 1.5px 1.5px 0;transform:translateY(-2px) rotate(45deg)}
.app details[open]>summary::after{transform:translateY(1px) rotate(225deg)}
.app details>ul{padding-block-end:var(--space-2)}
.app .cty>span{display:block;padding:var(--space-1) var(--space-3) 0;color:var(--ink-muted);font-size:var(--text-12)}
.app .ch{display:flex;align-items:center}
.app .ch a{flex:1;min-width:0}
.app .ch .fv{min-width:max(28px,var(--target));margin-inline-end:var(--space-1)}
.app .ch .fv svg{width:15px;height:15px}
.app .cty a{padding-inline-start:var(--space-5)}
.app .si{color:var(--ink-muted)}
.app a[aria-current]{background:var(--surface-sunken);box-shadow:inset 3px 0 0 var(--accent)}
.app:dir(rtl) a[aria-current]{box-shadow:inset -3px 0 0 var(--accent)}
`;
