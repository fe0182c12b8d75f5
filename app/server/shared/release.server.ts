/** Name of this release, the same on all its nodes: the build's own word, made of its sources. */
export const release: string = import.meta.env.RELEASE ?? "development";
