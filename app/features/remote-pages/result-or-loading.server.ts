import type { FragmentResult } from "./fragment";

/**
 * Waits at most `ms` for a running fragment request; `loading` if it takes longer. The request
 * itself goes on.
 */
export async function resultOrLoading(
  ms: number,
  flight: Promise<FragmentResult>,
): Promise<FragmentResult> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<FragmentResult>((resolve) => {
    timer = setTimeout(() => resolve({ state: "loading" }), Math.max(0, ms));
  });
  try {
    return await Promise.race([flight, late]);
  } finally {
    clearTimeout(timer);
  }
}
