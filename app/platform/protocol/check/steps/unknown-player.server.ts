/** A code that was never sent. */
export const code = ({ nobody }: { nobody: string }) => ({ token: nobody, code: "000000" });

/** What goes with every sign-in. */
export const visit = { save: false, lng: "en", device: {} };
