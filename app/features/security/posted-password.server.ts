import { postedText } from "~/features/forms/refuse.server";
import type { FormPost } from "~/features/gate/form-post.server";

/**
 * The current password as the form states it, by which the player confirms a change; not checked
 * here.
 */
export const confirmingPasswordOf = ({ form }: FormPost) => postedText(form, "password");
