/** Styles of the footer. */
export const footerCss = `
.app{padding-block:var(--space-5) var(--space-3);font-size:var(--text-13)}
.app .cols{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:var(--space-4)}
.app .col{font-weight:650}
.app .cols a{display:inline-flex;align-items:center;min-width:44px;min-height:44px;color:var(--ink-muted)}
.app .safe{margin-block:var(--space-4) var(--space-1);padding-block-start:var(--space-4);border-block-start:1px solid var(--line)}
.app .safe a{color:var(--accent);text-decoration:underline;text-underline-offset:3px}
.app .legal{color:var(--ink-muted);font-size:var(--text-12)}
@container (min-width:700px){
.app .cols{grid-template-columns:repeat(4,minmax(0,1fr))}
.app .cols a{min-height:28px}
}
`;
