import { Agent, fetch as undiciFetch } from "undici";

const options = {
  connections: 64,
  keepAliveTimeout: 10_000,
  keepAliveMaxTimeout: 60_000,
  connect: { timeout: 2000 },
  // Policies have shorter timeouts; these catch requests without a waiting caller.
  headersTimeout: 30_000,
  bodyTimeout: 30_000,
};

let agent: Agent | null = null;

/** `fetch` over keep-alive connections, one pool per origin. Does not follow redirects (SEC-04). */
export async function httpFetch(request: Request, signal?: AbortSignal): Promise<Response> {
  agent ??= new Agent(options);
  const hasBody = request.body !== null;
  const reply = await undiciFetch(request.url, {
    method: request.method,
    headers: Object.fromEntries(request.headers),
    // Buffered, not streamed: bodies are small, and a stream is sent in chunks. As bytes: files are no text.
    body: hasBody ? new Uint8Array(await request.arrayBuffer()) : null,
    redirect: "manual",
    signal: signal ?? null,
    dispatcher: agent,
  });
  // The same class at run time; the types of undici and the DOM differ.
  return new Response(reply.body as ReadableStream<Uint8Array> | null, {
    status: reply.status,
    statusText: reply.statusText,
    headers: Object.fromEntries(reply.headers),
  });
}

/** Closes the pool of upstream connections: idle ones at once, those in use when they are done. */
export async function closeUpstreamConnections(): Promise<void> {
  const closing = agent;
  agent = null;
  await closing?.close();
}
