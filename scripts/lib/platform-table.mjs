const marks = { ok: "✓", warn: "!", fail: "✗" };
const count = (rows, one) => rows.filter(({ verdict }) => verdict === one).length;

/** The lines of a platform's check: a row per call and a summary; one line for a platform that never responded. */
export function platformTable(origin, rows) {
  if (rows.every(({ status }) => status === null)) {
    const asked = rows.find(({ detail }) => !detail.startsWith("not asked"));
    return [`${origin} does not answer: ${asked?.detail}`];
  }
  const width = Math.max(...rows.map(({ call }) => call.length));
  const fine = count(rows, "ok");
  return [
    ...rows.map(({ call, status, verdict, detail }) =>
      `${marks[verdict]} ${call.padEnd(width)}  ${status ?? " – "}  ${detail}`.trimEnd(),
    ),
    "",
    `${rows.length} calls: ${fine} fine, ${count(rows, "warn")} to look at, ${count(rows, "fail")} at fault`,
  ];
}
