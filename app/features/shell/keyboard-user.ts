import { useEffect } from "react";

const className = "keyboard-user";
const keys = new Set([
  "Tab",
  "ArrowUp",
  "ArrowDown",
  "ArrowLeft",
  "ArrowRight",
  "Home",
  "End",
  "PageUp",
  "PageDown",
]);

/** Sets a body class while the keyboard is used, and removes it on a pointer press (LAY-07). */
export function useKeyboardBodyClass() {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (keys.has(event.key)) document.body.classList.add(className);
    };
    const onPress = () => document.body.classList.remove(className);
    document.addEventListener("keydown", onKey);
    document.addEventListener("pointerdown", onPress);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("pointerdown", onPress);
    };
  }, []);
}
