import { postedText } from "~/features/forms/refuse.server";
import type { FormPost } from "~/features/gate/form-post.server";

/** The password that confirms a change. */
export const postedPassword = ({ form }: FormPost) => postedText(form, "password");
