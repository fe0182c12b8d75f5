import { describe, expect, it } from "vitest";
import { type FormReply, formErrors, typedValueOf } from "~/features/forms/reply";
import { signedIn } from "../support/signed-in";
import { betOn, siteOfFile } from "../support/site";
import { add, codesOf, replyOf } from "../support/slip";

const site = siteOfFile();
const errorsOf = (reply: unknown) =>
  formErrors(reply as FormReply).map(({ field, code }) => `${field}: ${code}`);
const messagesTo = async (phone: string) => {
  const outbox = await site.control<{ readonly messages: readonly unknown[] }>(
    "GET",
    `outbox?to=${encodeURIComponent(phone)}`,
  );
  return outbox.messages.length;
};

describe("texts that are longer than their field, and fields that come twice", () => {
  it("OFC-03 REG-09 a telephone number that is too long is refused, and no message goes to a part of it", async () => {
    const player = await signedIn();
    const number = `${" ".repeat(30)}66412345678`;
    const page = await player.post("/en/office/security", {
      ...{ intent: "phone", phone_code: "+43", phone_number: number, password: "demo" },
    });
    expect([page.status, errorsOf(page.reply)]).toEqual([422, ["phone_number: phone"]]);
    expect(typedValueOf(page.reply as FormReply, "phone_number")).toBe(number);
    // The number as it was typed, and what is left of it after 40 characters.
    for (const phone of ["+4366412345678", "+436641234567"])
      expect(await messagesTo(phone), phone).toBe(0);
  });

  it("OFC-03 a secret answer that is too long is refused instead of being saved in part", async () => {
    const player = await signedIn();
    const page = await player.post("/en/office/security", {
      ...{ intent: "question", question: "school", password: "demo", answer: "x".repeat(201) },
    });
    expect([page.status, errorsOf(page.reply)]).toEqual([422, ["answer: answer-long"]]);
  });

  it("CPN-10 CPP-06 a stake that is too long is refused and stays as it was typed", async () => {
    const player = await signedIn();
    await add(player, betOn(await site.gameOf("Man United"), "1"));
    const typed = `${"0".repeat(61)}1000`;
    const page = await player.post("/en/coupon", { intent: "amount", amount: typed });
    expect([page.status, codesOf(page), replyOf(page).typed]).toEqual([
      ...[422, ["amount"], { amount: typed }],
    ]);
  });

  it("CPS-01 SEC-06 a stake step that comes twice is refused, and the stored one stays", async () => {
    const player = await signedIn();
    const address = "/en/coupon/settings";
    await player.submit(address, { "amountStep-RUB": "50" });
    const page = await player.post(
      address,
      new URLSearchParams("amountStep-RUB=70&amountStep-RUB=70"),
    );
    expect([page.status, errorsOf(page.reply)]).toEqual([422, ["amountStep-RUB: amount"]]);
    const { values } = (await player.get(address)).data("routes/coupon-settings").page;
    expect(values["amountStep-RUB"]).toBe("50.00");
  });

  it.each(["", "everywhere=1&everywhere=1", "everywhere.5=1", "everywhere=maybe"])(
    "SES-02 signing out works whatever the form says (%s)",
    async (fields) => {
      const player = await signedIn();
      const page = await player.post("/en/user/logout", new URLSearchParams(fields));
      expect(page.status).toBe(303);
      expect((await player.get("/en/about")).shell.isSignedIn).toBe(false);
    },
  );
});
