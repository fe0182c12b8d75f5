import { ownFile } from "~/features/office/documents/serve.server";

/** A file that the player has sent, as a download for him alone (OFC-05). */
export const loader = ownFile;
