/** Body of a request that submits a code which was never sent, to be refused. */
export const neverSentCodeBody = ({ nobody }: { nobody: string }) => ({
  token: nobody,
  code: "000000",
});

/** Fields that the body of every sign-in has besides the credentials. */
export const signInOptions = { save: false, lng: "en", device: {} };
