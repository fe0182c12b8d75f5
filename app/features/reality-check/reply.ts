/** The reply that a reality check's form shows when the browser got no response. */
export const noResponseRealityCheckReply = {
  form: "default",
  status: "error",
  error: { "": ["unavailable"] },
  isUnanswered: true,
} as const;
