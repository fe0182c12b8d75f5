import { useEffect, useState } from "react";
import { useTranslation } from "~/i18n/I18nProvider";
import { Icon } from "~/ui/Icon";
import { VisuallyHidden } from "~/ui/VisuallyHidden";
import styles from "./BackToTopLink.module.css";
import { backToTopThreshold } from "./scroll";

/** "Back to top", shown after scrolling far enough (LAY-05). */
export function BackToTopLink() {
  const { t } = useTranslation("shell");
  const [isFar, setFar] = useState(false);

  useEffect(() => {
    let frame = 0;
    const measure = () => {
      frame = 0;
      // The mobile version has the height of a phone's pages in any window (SCR-14).
      const isMobile = document.documentElement.dataset["platform"] === "mobile";
      const width = isMobile ? 0 : window.innerWidth;
      setFar(window.scrollY >= backToTopThreshold(width, window.innerHeight));
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(measure);
    };
    measure();
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => {
      window.removeEventListener("scroll", onScroll);
      cancelAnimationFrame(frame);
    };
  }, []);

  return (
    <a href="#top" className={styles.link} hidden={!isFar}>
      <Icon name="arrow-up" />
      <VisuallyHidden>{t("to_top")}</VisuallyHidden>
    </a>
  );
}
