import { playExpress } from "./support/express";
import { test } from "./support/shop";

for (const pick of ["winners", "one-loser"] as const) {
  test(
    `CPP-02 CPP-05 SBX-03 an express of three real matches is settled by their results: ${pick}`,
    { tag: "@sample" },
    ({ shop, platform }) => playExpress(shop, platform, pick),
  );
}
