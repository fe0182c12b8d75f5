/** Authentication headers and further proof (captcha, fingerprint). */
export type ProofHeaders = Readonly<Record<string, string>>;
