import fc from "fast-check";

/** For mutation tests: the same examples for every mutant, and few, as each property runs hundreds of times. */
fc.configureGlobal({ numRuns: 25, seed: 20240811 });
