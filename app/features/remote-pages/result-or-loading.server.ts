import type { FragmentResult } from "./fragment";

/** The result of a running request, or `loading` if it takes longer than `ms`. */
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
