import { scoreRowCss } from "../events/scores-styles";

/** Styles of scores, results by day and tables. */
export const resultsCss = `${scoreRowCss}
.app .date{margin-block-start:var(--space-4);font-size:var(--text-15)}
.app .head{flex-wrap:nowrap}
.app .head .champ{display:flex;flex:1;align-items:center;min-width:0}
.app .head .go{flex:none;font-size:var(--text-13)}
.app .standings{width:100%;margin-block-start:var(--space-3);border-collapse:collapse;font-size:var(--text-14)}
.app .standings th,.app .standings td{height:var(--row);padding:2px var(--space-1);border-block-end:1px solid var(--line);text-align:end;font-weight:400;white-space:nowrap}
.app .standings thead th{color:var(--ink-muted);font-size:var(--text-12)}
.app .standings abbr{text-decoration:none}
.app .standings td:first-child,.app .standings th:first-child{width:28px;color:var(--ink-muted);text-align:start}
.app .standings th:nth-child(2){text-align:start;white-space:normal}
.app .standings tbody a{display:inline-flex;align-items:center;min-width:var(--target);min-height:var(--target)}
.app .standings .pts{font-weight:650}
@container (min-width:620px){
.app .standings th,.app .standings td{padding-inline:var(--space-2)}
}
@container (max-width:420px){
.app .standings{font-size:var(--text-13)}
.app .standings th,.app .standings td{padding-inline:2px}
.app .standings td:first-child,.app .standings th:first-child{width:20px}
.app .standings th:nth-child(2){hyphens:auto;overflow-wrap:break-word}
}
`;
