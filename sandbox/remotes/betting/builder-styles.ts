/** Styles of the bet builder on a game's page. */
export const builderCss = `
.app .builder fieldset{min-width:0;margin:0;padding:var(--space-2) 0;border:0}
.app .builder legend{padding:0;color:var(--ink-muted);font-size:var(--text-13)}
.app .builder>summary{display:flex;align-items:center;gap:var(--space-2);min-height:44px;font-size:var(--text-15);font-weight:650;cursor:pointer}
.app .builder>summary::before{content:"+";width:1.2ch;color:var(--ink-muted)}
.app .builder[open]>summary::before{content:"−"}
.app .builder .hint{margin-block-end:var(--space-2);color:var(--ink-muted);font-size:var(--text-13)}
.app .builder .picks{display:grid;grid-template-columns:repeat(auto-fill,minmax(9.5rem,1fr));gap:0 var(--space-3)}
.app .builder .pick{display:flex;align-items:center;gap:var(--space-2);min-height:44px;cursor:pointer}
.app .builder .pick input{flex:none;width:20px;height:20px;min-height:0}
.app .builder .built{display:grid;gap:var(--space-2);margin-block:var(--space-3);padding:var(--space-3);border:1px solid var(--line-strong);border-radius:var(--radius-control)}
.app .builder .built b{font-variant-numeric:tabular-nums}
@media (min-width:1100px){.app .builder .pick{min-height:32px}}
`;
