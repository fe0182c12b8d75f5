/** The video of a page (docs/conventions.md, `data-name="video-slot"`). */
const video = '[data-name="video-slot"]';

/**
 * Keeps the videos under a node in view once they are scrolled past: each sticks to the top, and is small there
 * (SET-01). The remote styles these videos by the attribute `data-follow` and its value. Returns the function
 * that stops this.
 */
export function keepVideosInView(node: HTMLElement): () => void {
  let stop = () => {};
  const start = () => {
    stop();
    const stops = [...node.querySelectorAll<HTMLElement>(video)].map(follow);
    stop = () => {
      for (const each of stops) each();
    };
  };
  // Another body of the page brings another video.
  const changes = new MutationObserver(start);
  changes.observe(node, { childList: true });
  start();
  return () => {
    changes.disconnect();
    stop();
  };
}

function follow(slot: HTMLElement): () => void {
  const mark = document.createElement("i");
  slot.before(mark);
  slot.dataset["follow"] = "whole";
  const seen = new IntersectionObserver(([entry]) => {
    const isPast = entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0;
    if (isPast === (slot.dataset["follow"] === "small")) return;
    const before = slot.offsetHeight;
    slot.dataset["follow"] = isPast ? "small" : "whole";
    // What is under it stays where it is.
    slot.style.marginBlockEnd = isPast
      ? `calc(var(--space-4) + ${before - slot.offsetHeight}px)`
      : "";
  });
  seen.observe(mark);
  return () => {
    seen.disconnect();
    mark.remove();
    delete slot.dataset["follow"];
    slot.style.marginBlockEnd = "";
  };
}
