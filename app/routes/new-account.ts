import type { LoaderFunctionArgs } from "@remix-run/node";
import { respondCredentialsFile } from "~/features/registration/credentials-file.server";

/** Login and password of an account that has just been opened, as a file to keep (REG-02, REG-11). */
export function loader(args: LoaderFunctionArgs) {
  return respondCredentialsFile(args);
}
