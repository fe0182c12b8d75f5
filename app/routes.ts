import { index, layout, type RouteConfig, route } from "@remix-run/route-config";

/**
 * The URL map: addresses that own a form or a layout. Everything else under a language is a screen of the
 * catalogue (`features/screens`), behind the splat.
 */
export default [
  index("routes/no-language.ts"),
  route("healthz", "routes/healthz.ts"),
  route("readyz", "routes/readyz.ts"),
  route("robots.txt", "routes/robots.ts"),
  route("sitemap.xml", "routes/sitemap.ts"),
  route("remote/pulse", "routes/pulse.ts"),
  route("remote/push", "routes/push.ts"),
  route("remote/css/:app/:file", "routes/remote-css.ts"),
  route("remote/cash-out/*", "routes/cash-out.ts"),
  route("remote/:app/*", "routes/remote-page.ts"),
  route("sandbox/*", "routes/sandbox.ts"),
  route(":lng", "routes/lng.tsx", [
    layout("routes/slip.tsx", [
      index("routes/screen.tsx", { id: "home" }),
      route("user/login", "routes/login.tsx"),
      route("user/logout", "routes/logout.tsx"),
      route("user/passwordreset", "routes/password-reset.tsx"),
      route("user/stopnewsletter", "routes/stop-newsletter.tsx"),
      route("user/accountverify", "routes/activation.tsx", { id: "accountverify" }),
      route("user/activate", "routes/activation.tsx", { id: "activate" }),
      route("user/activatefast", "routes/activation.tsx", { id: "activatefast" }),
      route("coupon", "routes/coupon.tsx"),
      route("coupon/settings", "routes/coupon-settings.tsx"),
      route("coupon/receipt/:couponId", "routes/receipt.tsx"),
      route("print-coupon/:couponId", "routes/print-coupon.tsx"),
      route("office/identification", "routes/identification.tsx"),
      route("office/security", "routes/security.tsx"),
      route("office/responsible", "routes/responsible.tsx"),
      route("office/responsible/test", "routes/responsible-test.tsx"),
      route("office/responsible/approval", "routes/responsible-approval.tsx"),
      route("office/recharge", "routes/recharge.tsx"),
      route("office/deduce", "routes/deduce.tsx"),
      route("onpay/*", "routes/onpay.tsx"),
      route("reality-check", "routes/reality-check.tsx"),
      route("office/settings", "routes/settings.tsx"),
      route("cookies", "routes/cookies.tsx"),
      route("cookies/consent", "routes/consent.tsx"),
      route("age-gate", "routes/age-gate.tsx"),
      route("terms-update", "routes/terms-update.ts"),
      route("language", "routes/language.tsx"),
      route("confirm", "routes/confirm.tsx"),
      route("*", "routes/screen.tsx", { id: "screen" }),
    ]),
  ]),
] satisfies RouteConfig;
