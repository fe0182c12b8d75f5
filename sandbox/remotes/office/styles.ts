/** Styles of accounts and the bet history. */
export const accountsAndHistoryCss = `
.app .acc{display:flex;flex-wrap:wrap;align-items:baseline;align-content:center;justify-content:space-between;gap:var(--space-1) var(--space-4);min-height:56px;padding:var(--space-2) 0;border-block-end:1px solid var(--line)}
.app .acc-name{font-weight:650}
.app .acc-no{color:var(--ink-muted);font-size:var(--text-13)}
.app .acc-no strong{color:var(--ink);font-weight:400}
.app .acc-money{font-size:var(--text-17);font-weight:650}
.app .acc-activate{margin-block-end:var(--space-3);padding:var(--space-3);border:1px solid var(--warn);border-radius:var(--radius-card);background:var(--surface-raised)}
.app .acc-activate .go{margin-inline-start:var(--space-2)}
.app .hint .go{margin-inline-start:var(--space-2)}
.app .history-filter .filter{margin-block-end:var(--space-2)}
.app .history-filter .field{flex:1 1 9rem}
.app .periods{display:flex;flex-wrap:wrap;gap:var(--space-2);margin-block-end:var(--space-3)}
.app .periods .chip{background:transparent;color:inherit;font:inherit;font-size:var(--text-13);cursor:pointer}
.app .periods .chip[aria-pressed]{border-color:var(--accent);font-weight:650}
.app .totals{width:100%;margin-block-end:var(--space-3);border-collapse:collapse;font-size:var(--text-13)}
.app .totals caption{padding-block-end:var(--space-1);color:var(--ink-muted);text-align:start}
.app .totals th,.app .totals td{padding:var(--space-1);border-block-end:1px solid var(--line);text-align:end;font-weight:400}
.app .totals thead th{color:var(--ink-muted);font-size:var(--text-12)}
.app .totals th:first-child{text-align:start}
.app .totals td:last-child{font-weight:650}
@container (max-width:420px){
.app .totals,.app .totals caption,.app .totals tbody,.app .totals tr{display:block}
.app .totals thead{display:none}
.app .totals tbody th,.app .totals td{display:flex;justify-content:space-between;gap:var(--space-3);padding-inline:0}
.app .totals tbody th{font-weight:650}
.app .totals td::before{content:attr(data-label);color:var(--ink-muted);font-weight:400}
}
.app .bet{margin-block-end:var(--space-3);padding:var(--space-3);border:1px solid var(--line);border-radius:var(--radius-card);background:var(--surface-raised)}
.app .bet-head{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:var(--space-2)}
.app .bet h3{font-size:var(--text-15);font-weight:650}
.app .bet-state{padding:0 var(--space-2);border:1px solid currentColor;border-radius:999px;color:var(--ink-muted);font-size:var(--text-13);font-weight:650}
.app .bet-state.won,.app .bet-state.cashed-out,.app .leg-state.won,.app .leg-state.half-won{color:var(--up)}
.app .bet-state.lost,.app .leg-state.lost,.app .leg-state.half-lost{color:var(--down)}
.app .bet-legs{border-block-start:1px solid var(--line)}
.app .bet-legs summary{display:flex;align-items:center;gap:var(--space-2);min-height:44px;cursor:pointer}
.app .bet-legs summary::before{content:"+";width:1.2ch;color:var(--ink-muted)}
.app .bet-legs[open] summary::before{content:"−"}
.app .leg{display:flex;justify-content:space-between;gap:var(--space-3);padding-block:var(--space-2);border-block-start:1px solid var(--line)}
.app .leg-game{display:inline-flex;align-items:center;min-height:44px}
.app .leg-sub{color:var(--ink-muted);font-size:var(--text-13)}
.app .leg-name{margin-block-start:2px;font-weight:650}
.app .leg-end{flex:none;display:grid;align-content:start;justify-items:end}
.app .leg-state{color:var(--ink-muted);font-size:var(--text-13)}
.app .facts{display:flex;flex-wrap:wrap;gap:var(--space-2) var(--space-5);padding-block:var(--space-2)}
.app .facts dt{color:var(--ink-muted);font-size:var(--text-13)}
.app .facts dd{font-weight:650}
.app .bet-foot{display:flex;flex-wrap:wrap;align-items:center;gap:0 var(--space-4);padding-block-start:var(--space-2);border-block-start:1px solid var(--line);color:var(--ink-muted);font-size:var(--text-13)}
.app .bet-links{display:flex;flex-wrap:wrap;align-items:center;gap:0 var(--space-4);font-size:var(--text-13)}
.app .bet-links .btn{margin-inline-start:auto}
@media (min-width:1100px){
.app .bet-legs summary{min-height:32px}
.app .leg-game{min-height:24px}
}
`;
