/** Release id, the same on all its nodes: a hash of the sources made by the build. */
export const releaseId: string = import.meta.env.RELEASE ?? "development";
