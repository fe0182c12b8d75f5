/**
 * The answer of an action, or `lost` where the browser got none: the page stays as it is, with all that is typed on it.
 * Redirects and refusals pass.
 */
export async function orLost<T, U extends { readonly isUnanswered: true }>(
  answer: Promise<T>,
  lost: U,
): Promise<T | U> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof TypeError) return lost;
    throw error;
  }
}
