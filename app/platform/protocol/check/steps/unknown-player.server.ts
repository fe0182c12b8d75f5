/** A code that was never sent. */
export const neverSentCode = ({ nobody }: { nobody: string }) => ({
  token: nobody,
  code: "000000",
});

/** What goes with every sign-in. */
export const signInOptions = { save: false, lng: "en", device: {} };
