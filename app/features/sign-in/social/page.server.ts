import type { SocialProvider } from "~/domain/social/providers";
import type { RequestContext } from "~/features/gate/request-context";
import { finishSocial, type SocialError } from "./finish.server";

/** What the sign-in page shows of social networks. */
export interface SocialPage {
  /** Networks that the site offers, in its order. */
  readonly networks: readonly SocialProvider[];
  readonly error: SocialError | null;
}

/** Data of the networks on the sign-in page; throws the redirect of a completed sign-in (SES-12). */
export async function socialPage(context: RequestContext, request: Request): Promise<SocialPage> {
  return {
    error: await finishSocial(context, request),
    networks: context.config.social.providers.map(({ name }) => name),
  };
}
