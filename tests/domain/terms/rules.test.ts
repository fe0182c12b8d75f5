import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { termsRules } from "~/domain/terms/rules";

const part = (title: string, position: number, tags: readonly string[] = []) => ({
  ...{ title, position, tags },
  link: `rules/general/${position}`,
});

describe("displayed terms", () => {
  it("TRM-04 the parts of a rule are listed by position, and changed parts mark the rule as changed", () => {
    const rule = { title: "Rules", link: "rules/general", tags: [] };
    const subRules = [
      part("third", 3),
      part("first", 1, ["changed"]),
      part("second", 2, ["new-design"]),
    ];
    expect(termsRules([{ ...rule, subRules }])).toEqual([
      {
        ...{ title: "Rules", path: "rules/general", isChanged: true },
        parts: [
          { title: "first", path: "rules/general/1", isChanged: true },
          { title: "second", path: "rules/general/2", isChanged: false },
          { title: "third", path: "rules/general/3", isChanged: false },
        ],
      },
    ]);
    expect(termsRules([{ ...rule, subRules: [part("first", 1)] }])[0]?.isChanged).toBe(false);
    expect(termsRules([{ ...rule, tags: ["changed"], subRules: [] }])[0]?.isChanged).toBe(true);
  });

  it.each([
    ["/rules/general/1", "rules/general/1"],
    ["responsiblegaming", "responsiblegaming"],
    ["//evil.example", null],
    ["https://evil.example/rules", null],
    ["javascript:alert(1)", null],
    ["rules/../../evil", null],
    ["rules/general?x=1", null],
    ["", null],
  ])("TRM-04 SEC-03 the terms link %j leads to the path %j", (link, path) => {
    expect(termsRules([{ title: "Rules", link, tags: [], subRules: [] }])[0]?.path).toBe(path);
  });

  it("TRM-04 no part of a rule is lost, whatever the positions", () => {
    const parts = fc.array(fc.record({ title: fc.string(), position: fc.integer() }));
    fc.assert(
      fc.property(parts, (named) => {
        const subRules = named.map((each) => ({ ...each, link: "rules/general", tags: [] }));
        const shown =
          termsRules([{ title: "Rules", link: "rules", tags: [], subRules }])[0]?.parts ?? [];
        expect(shown.map(({ title }) => title).sort()).toEqual(
          named.map(({ title }) => title).sort(),
        );
      }),
    );
  });
});
