/** Authentication headers and further proof (captcha, fingerprint). */
export type RequestProof = Readonly<Record<string, string>>;
