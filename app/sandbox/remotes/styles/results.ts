/** Scores, results by day and tables. */
export const resultsCss = `
.app .date{margin-block-start:var(--space-4);font-size:var(--text-15)}
.app .head .go{font-size:var(--text-13)}
.app .sc{display:grid;grid-template-columns:56px minmax(0,1fr) auto;gap:var(--space-2);align-items:center;min-height:var(--row);padding:var(--space-1) var(--space-2);border-block-end:1px solid var(--line)}
.app .sc .tms{display:grid;align-content:center;min-height:44px;line-height:1.25}
.app .goals{display:grid;justify-items:end;text-align:end}
.app .goals b{font-weight:650}
.app .ht{color:var(--ink-muted);font-size:var(--text-12)}
.app .standings{width:100%;margin-block-start:var(--space-3);border-collapse:collapse;font-size:var(--text-14)}
.app .standings th,.app .standings td{height:var(--row);padding:2px var(--space-1);border-block-end:1px solid var(--line);text-align:end;font-weight:400;white-space:nowrap}
.app .standings thead th{color:var(--ink-muted);font-size:var(--text-12)}
.app .standings abbr{text-decoration:none}
.app .standings td:first-child,.app .standings th:first-child{width:28px;color:var(--ink-muted);text-align:start}
.app .standings th:nth-child(2){text-align:start;white-space:normal}
.app .standings tbody a{display:inline-flex;align-items:center;min-height:24px}
.app .standings .pts{font-weight:650}
@container (min-width:620px){
.app .sc .tms{grid-auto-flow:column;justify-content:start;gap:var(--space-1);min-height:24px}
.app .sc .tms bdi+bdi::before{content:"– ";color:var(--ink-muted)}
.app .goals{display:flex;flex-direction:row-reverse;gap:var(--space-2);align-items:baseline}
.app .standings th,.app .standings td{padding-inline:var(--space-2)}
}
`;
