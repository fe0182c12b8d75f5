/** Addresses that machines ask for and that this site does not have: no page, and no redirect into a language. */
export function loader() {
  return new Response("404 Not Found\n", {
    status: 404,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });
}
