/**
 * The script of a game's page: it plays without loading the page, and speaks with the shell around it
 * (docs/games.md). It accepts only messages of its parent window on its own channel.
 */
export const gameScript = `
(() => {
  const query = new URLSearchParams(location.search);
  const channel = query.get("channel") || "";
  const isInside = parent !== window && channel !== "";
  let isReady = false, isMuted = true, isPaused = false, isBusy = false, freeAt = 0;
  const main = () => document.querySelector("main");
  const say = (type, more) => isInside && parent.postMessage({ touchline: 1, channel, type, ...more }, "*");
  const tell = () => say("resize", { height: Math.ceil(document.body.getBoundingClientRect().height) + 2 });

  const draw = () => {
    const doors = document.querySelector(".doors");
    if (doors && isInside) doors.hidden = false;
    main().inert = isPaused;
    const play = document.getElementById("play");
    if (!play) return;
    const wait = freeAt - Date.now();
    play.setAttribute("aria-disabled", String(wait > 0 || isBusy));
    if (wait > 0) setTimeout(draw, Math.min(wait, 500));
    tell();
  };

  const tone = (won) => {
    if (isMuted || !window.AudioContext) return;
    const sound = new AudioContext(), source = sound.createOscillator(), level = sound.createGain();
    source.frequency.value = won ? 660 : 220;
    level.gain.setValueAtTime(0.05, sound.currentTime);
    level.gain.exponentialRampToValueAtTime(0.0001, sound.currentTime + 0.25);
    source.connect(level).connect(sound.destination);
    source.start();
    source.stop(sound.currentTime + 0.25);
    source.onended = () => sound.close();
  };

  document.addEventListener("submit", async (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement)) return;
    event.preventDefault();
    if (isBusy || isPaused || Date.now() < freeAt) return;
    const round = form.elements.key.value;
    const body = new URLSearchParams(new FormData(form, event.submitter));
    isBusy = true;
    draw();
    say("round-begun", { round });
    try {
      const answer = await fetch(form.action, { method: "POST", body, credentials: "omit" });
      const text = await answer.text();
      const next = new DOMParser().parseFromString(text, "text/html").querySelector("main");
      if (!next) throw new Error("no page");
      const held = document.activeElement && document.activeElement.id;
      const isSeedOpen = document.querySelector(".seed-in")?.open;
      const isFairOpen = document.querySelector(".fair")?.open;
      main().replaceWith(next);
      for (const [name, isOpen] of [[".seed-in", isSeedOpen], [".fair", isFairOpen]]) {
        const fold = document.querySelector(name);
        if (fold) fold.open = Boolean(isOpen);
      }
      if (held) document.getElementById(held)?.focus({ preventScroll: true });
      const said = document.getElementById("problem") || document.getElementById("result");
      document.getElementById("said").textContent = said ? said.textContent : "";
      freeAt = Date.now() + Number(next.dataset.wait || 0);
      if (next.dataset.outcome) tone(next.dataset.outcome === "won");
      if (next.dataset.over) say("over", { reason: "expired" });
    } catch {
      // The form stays with its key: the next press is the same round.
      say("error", { code: "network" });
    }
    isBusy = false;
    say("round-ended", { round });
    draw();
  });

  document.addEventListener("click", (event) => {
    const door = event.target instanceof Element ? event.target.closest("[data-open]") : null;
    if (door) say("open", { page: door.dataset.open });
  });

  addEventListener("message", ({ source, data }) => {
    if (source !== parent || !data || data.touchline !== 1 || data.channel !== channel) return;
    if (data.type === "init") {
      isReady = true;
      isMuted = data.isMuted === true;
      if (main().dataset.over) say("over", { reason: "expired" });
    }
    if (data.type === "mute") isMuted = data.isMuted === true;
    if (data.type === "pause") isPaused = true;
    if (data.type === "resume") isPaused = false;
    if (data.type === "language" && data.lng !== document.documentElement.lang) {
      query.set("lng", String(data.lng));
      location.replace(location.pathname + "?" + query);
      return;
    }
    draw();
  });

  new ResizeObserver(tell).observe(document.body);
  draw();
  // Said until the shell has heard it: its script may come later than this one.
  const greet = (left) => {
    if (isReady || left === 0) return;
    say("ready");
    setTimeout(greet, 400, left - 1);
  };
  greet(100);
})();
`;
