/** What a sign-in tells of the device (SES-04): the user agent, which the platform keeps in words alone. */
export function deviceOf({ headers }: Request): Readonly<Record<string, string>> {
  const agent = headers.get("user-agent");
  return agent ? { agent: agent.slice(0, 400) } : {};
}
