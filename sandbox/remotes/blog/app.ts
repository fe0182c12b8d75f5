import { type RemotePageResult, remoteApp } from "../page-request";
import { alphabetPage } from "./alphabet";
import { blogPage } from "./blog";
import { newsPage } from "./news";
import type { BlogRequest } from "./request";
import { blogCss } from "./styles";
import { blogTexts } from "./texts";

function page(ask: BlogRequest): RemotePageResult | Promise<RemotePageResult> {
  const [section] = ask.path;
  if (section === "blog") return blogPage(ask);
  if (section === "news") return newsPage(ask);
  return section === "betting-alphabet" ? alphabetPage(ask) : null;
}

/** Blog, news and betting alphabet, from the table of content (CNT-01, CNT-03). */
export const blog = remoteApp({ name: "blog", texts: blogTexts, page, css: blogCss });
