import { beforeEach, describe, expect, it } from "vitest";
import {
  approveOrRejectDueLimits,
  cancelPendingDepositLimits,
  loadExclusionReasons,
  loadLimitChoices,
  loadLimits,
  pingSessionLimit,
  saveLimits,
  startPlayBreak,
  submitKnowledgeTest,
} from "~/platform/services/limits/client.server";
import { valueFor } from "../support/limit";
import { jwt, scope, session, testEnv, upstream } from "./upstream";

const base = "/limit-service-api/api/external/web/v3";
const limit = {
  ...{
    limitType: 20,
    limitValue: 1_000.5,
    limitBalance: 250.25,
    limitState: "ACTIVE",
    needApprove: false,
  },
  ...{ startedAt: 1_700_000_000, endsAt: null, selfExcludeReason: null },
  ...{ availableValues: [100, 999_999_999], measure: "RUB", type: 20 },
};

beforeEach(() => testEnv());
const player = () => scope({ auth: session() });

describe("limit service client", () => {
  it("LIM-02 the limit service is called at its documented paths with token and language", async () => {
    const asked = upstream(({ path, method }) => {
      if (path.endsWith("/availablelimits")) return Response.json([]);
      if (path.endsWith("/ping")) return Response.json({ remainingHours: 0.5 });
      if (path.endsWith("/BlockUser")) return Response.json({ success: true });
      if (path.endsWith("/testanswers"))
        return Response.json({
          questionsResult: [{ questionId: 1, isCorrect: false }],
          success: false,
          limitsData: [],
        });
      if (path.endsWith("/limits") && method === "GET") return Response.json([limit]);
      return Response.json({ status: path.endsWith("/limits") ? 200 : 204, limitsData: [] });
    });
    const own = player();
    await loadLimitChoices(own);
    await loadLimits(own);
    const requested = [
      valueFor(20, 100_050),
      valueFor(1, null),
      valueFor(31, null),
      valueFor(30, 7),
    ];
    await saveLimits(own, { requested, iso: "RUB", reasonId: 2 });
    expect(await submitKnowledgeTest(own, "guid", new Map([[1, 2]]))).toEqual({
      ok: true,
      value: { isPassed: false, wrong: [1] },
    });
    await approveOrRejectDueLimits(own, 0);
    await cancelPendingDepositLimits(own);
    await startPlayBreak(own);
    expect(await pingSessionLimit(own)).toEqual({ ok: true, value: 1_800_000 });

    expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
      `GET ${base}/availablelimits`,
      `GET ${base}/limits`,
      `POST ${base}/limits`,
      `POST ${base}/testanswers`,
      `POST ${base}/limitaction`,
      `DELETE ${base}/limit`,
      "POST /limit-service-api/limit/external/web/api/v1/BlockUser",
      `POST ${base}/ping`,
    ]);
    for (const { headers } of asked) {
      expect(headers.get("authorization")).toBe("Bearer cookie-token");
      expect(headers.get("x-language")).toBe("en");
    }
    expect(JSON.parse(asked[2]?.body ?? "")).toEqual({
      limits: [
        { limitType: 20, limitValue: 1_000.5, selfExcludeReason: null },
        { limitType: 1, limitValue: 999_999_999, selfExcludeReason: null },
        { limitType: 31, limitValue: -1, selfExcludeReason: null },
        { limitType: 30, limitValue: 7, selfExcludeReason: 2 },
      ],
    });
    expect(JSON.parse(asked[3]?.body ?? "")).toEqual({
      tokenGuid: "guid",
      answers: [{ questionId: 1, answerId: 2 }],
    });
    expect(JSON.parse(asked[4]?.body ?? "")).toEqual({ action: 0 });
  });

  it("LIM-01 CPN-10 limits are read exactly, and those that mean no limit as none", async () => {
    const unlimited = { ...limit, limitType: 22, limitValue: 999_999_999, limitBalance: null };
    const hours = { ...limit, limitType: 31, limitValue: 2, limitBalance: 0.25, measure: "hour" };
    upstream(() => Response.json([limit, unlimited, hours, { ...limit, limitType: 99 }]));
    const limits = await loadLimits(player());
    expect(limits).toMatchObject({
      ok: true,
      value: {
        iso: "RUB",
        all: [
          { code: 20, value: 100_050, left: 25_025, startedAt: 1_700_000_000_000 },
          { code: 22, value: null, left: null },
          { code: 31, value: 2, left: 900_000 },
        ],
      },
    });
  });

  it.each([
    ["RUB", 29, 0.29],
    ["RUB", 100_000_000_000_001, 1_000_000_000_000.01],
    ["KWD", 1_001, 1.001],
    ["JPY", 4_035, 4_035],
  ])(
    "LIM-01 CPN-10 a limit in %s is sent and read as the exact number: %i",
    async (iso, minor, number) => {
      const asked = upstream(() =>
        Response.json({
          status: 200,
          limitsData: [{ ...limit, limitValue: number, limitBalance: number, measure: iso }],
        }),
      );
      const saved = await saveLimits(player(), {
        ...{ requested: [valueFor(20, minor)], iso, reasonId: null },
      });
      expect(asked[0]?.body).toContain(`"limitValue":${number}`);
      expect(saved).toMatchObject({
        value: { limits: { iso, all: [{ code: 20, value: minor, left: minor }] } },
      });
    },
  );

  it("LIM-08 exclusion reasons are requested with a freshly fetched token", async () => {
    const fresh = jwt(Math.floor(Date.now() / 1000) + 600, "fresh");
    const asked = upstream(({ path }) =>
      path.endsWith("/selfexclude")
        ? Response.json([{ id: 1, selfExcludeReason: "Too much" }])
        : Response.json({ token: fresh }),
    );
    expect(await loadExclusionReasons(player())).toEqual({
      ok: true,
      value: [{ id: 1, text: "Too much" }],
    });
    expect(asked.map(({ path }) => path)).toEqual([
      "/web-api/gettoken/user",
      `${base}/reasons/selfexclude`,
    ]);
    expect(asked[1]?.headers.get("authorization")).toBe(`Bearer ${fresh}`);
  });

  it("LIM-04 LIM-03 a saved limit returns the test it needs, and a refusal has the platform's title", async () => {
    const questions = [{ id: 1, text: "Why?", answers: [{ id: 1, text: "So" }] }];
    upstream((_, count) =>
      count === 1
        ? Response.json({ status: 200, questions, tokenGuid: "guid", limitsData: [limit] })
        : Response.json({ status: 403, title: "Not today" }, { status: 403 }),
    );
    const own = player();
    const request = {
      requested: [valueFor(20, 5)],
      iso: "JPY",
      reasonId: null,
    };
    expect(await saveLimits(own, request)).toMatchObject({
      ok: true,
      value: { test: { token: "guid", questions } },
    });
    expect(await saveLimits(own, request)).toMatchObject({
      ok: false,
      failure: { kind: "refused", status: 403, title: "Not today" },
    });
  });

  it.each([
    [
      { status: 400, title: "Too high" },
      { kind: "refused", status: 400, title: "Too high" },
    ],
    [{ status: 401 }, { kind: "unauthorized", title: null }],
    [
      { status: 403, title: "", limitsData: [limit] },
      { kind: "refused", status: 403, title: "" },
    ],
    [
      { status: 451, title: "Terms" },
      { kind: "terms", title: "Terms" },
    ],
    [{ status: 500 }, { kind: "server", status: 500 }],
  ])(
    "LIM-03 a refusal in the body of a successful response counts as a refusal: %j",
    async (body, failure) => {
      upstream(() => Response.json(body));
      const own = player();
      const request = {
        requested: [valueFor(20, 5)],
        iso: "RUB",
        reasonId: null,
      };
      for (const reply of [
        await saveLimits(own, request),
        await approveOrRejectDueLimits(own, 1),
        await cancelPendingDepositLimits(own),
      ])
        expect(reply).toMatchObject({ ok: false, failure });
    },
  );

  it("LIM-03 an empty 204 counts as saved, and a break that did not start as a refusal", async () => {
    upstream(({ path }) =>
      path.endsWith("BlockUser")
        ? Response.json({ success: false })
        : new Response(null, { status: 204 }),
    );
    const own = player();
    const request = {
      requested: [valueFor(20, 5)],
      iso: "RUB",
      reasonId: null,
    };
    expect(await saveLimits(own, request)).toMatchObject({ ok: true, value: { test: null } });
    expect(await approveOrRejectDueLimits(own, 1)).toEqual({ ok: true, value: null });
    expect(await cancelPendingDepositLimits(own)).toEqual({ ok: true, value: null });
    expect(await startPlayBreak(own)).toMatchObject({
      ok: false,
      failure: { kind: "refused", status: 403 },
    });
  });
});
