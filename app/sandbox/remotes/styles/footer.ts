/** The foot of every page. */
export const footerCss = `
.app{padding-block:var(--space-5);font-size:var(--text-13)}
.app .cols{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:var(--space-4)}
.app .col{font-weight:650}
.app .cols a{display:inline-flex;align-items:center;min-height:44px;color:var(--ink-muted)}
.app .safe{display:flex;gap:var(--space-3);align-items:center;margin-block:var(--space-4);padding-block-start:var(--space-4);border-block-start:1px solid var(--line)}
.app .safe a{color:var(--accent);text-decoration:underline;text-underline-offset:3px}
.app .age{flex:none;display:grid;place-items:center;width:44px;height:44px;border:2px solid var(--danger);border-radius:50%;color:var(--danger);font-size:var(--text-15);font-weight:650}
.app .legal{color:var(--ink-muted);font-size:var(--text-12)}
@container (min-width:700px){
.app .cols{grid-template-columns:repeat(4,minmax(0,1fr))}
.app .cols a{min-height:28px}
}
`;
