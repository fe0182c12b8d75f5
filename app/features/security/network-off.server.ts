import { refuseForm } from "~/features/forms/refuse.server";
import type { RefusedFormReply } from "~/features/forms/reply";
import type { ActionResult, FormPost } from "~/features/gate/form-post.server";
import { disconnectNetwork } from "~/platform/security/networks.server";
import { changeOutcome } from "./change-outcome.server";
import { postedNetwork } from "./networks.server";
import { postedPassword } from "./posted-password.server";

/** Disconnects a social network. */
export async function disconnectNetworkPosted(
  post: FormPost,
): Promise<ActionResult<RefusedFormReply>> {
  const network = postedNetwork(post.form);
  const refuse = (field: string, code: string) =>
    refuseForm(post.form, [{ field, code }], { form: "network-off" });
  if (!network) return refuse("provider", "choice");
  const password = postedPassword(post);
  if (password === "") return refuse("password", "required");
  const answer = await disconnectNetwork(post.context.platform, network, password);
  return changeOutcome(post, "network-off", answer);
}
