import { it } from "vitest";
import { cleanBody } from "~/features/remote-pages/clean.server";
import { markChosen } from "~/features/remote-pages/chosen.server";
import { parseFragment, serialize } from "parse5";
it("perf", () => {
  const row = (i: number) => `<li class="game"><a href="/en/line/all/football/118587/${i}" class="teams">Arsenal – Leeds United ${i}</a><time datetime="2026-01-01T12:00:00Z">12:00</time>${["1","X","2"].map((t)=>`<button name="bet" value="${i}:118600${i}:${t}::1.85" data-bet="${i}:118600${i}:${t}:" id="bet-${i}${t}" aria-label="Arsenal – Leeds, 1: 1.85"><data data-name="bet-coef" value="1.85">1.85</data></button>`).join("")}</li>`;
  const body = `<section><h1>Line</h1><form method="post" action="/en/coupon"><input type="hidden" name="intent" value="add"><ul>${Array.from({length:60},(_,i)=>row(i)).join("")}</ul></form></section>`;
  const t = (name: string, f: () => unknown, n=200) => { for (let i=0;i<50;i++) f(); const s=performance.now(); for(let i=0;i<n;i++) f(); console.log(name, body.length, ((performance.now()-s)/n).toFixed(3),"ms"); };
  t("clean", () => cleanBody(body, "https://x.example"));
  t("parse+serialize", () => serialize(parseFragment(body)));
  const html = cleanBody(body, null).html;
  const bets = new Set(["5:1186005:X:", "50:11860050:1:"]);
  t("mark", () => markChosen(html, bets), 2000);
});
