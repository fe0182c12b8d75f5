import { refuseForm } from "~/features/forms/refuse.server";
import type { FormReply } from "~/features/forms/reply";
import type { ActionResult, FormPost } from "~/features/gate/form-post.server";
import { disconnectSocialNetwork } from "~/platform/services/security/client.server";
import { finishSecurityChange } from "./change-outcome.server";
import { socialProviderOfForm } from "./networks.server";
import { confirmingPasswordOf } from "./posted-password.server";

/** Disconnects a social network by which the player can sign in. */
export async function disconnectSocialNetworkPosted(
  post: FormPost,
): Promise<ActionResult<FormReply>> {
  const network = socialProviderOfForm(post.form);
  const refuse = (field: string, code: string) =>
    refuseForm(post.form, [{ field, code }], { form: "network-off" });
  if (!network) return refuse("provider", "choice");
  const password = confirmingPasswordOf(post);
  if (password === "") return refuse("password", "required");
  const answer = await disconnectSocialNetwork(post.context.platform, network, password);
  return finishSecurityChange(post, "network-off", answer);
}
