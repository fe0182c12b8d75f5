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

/** Puts a class on the body while the keyboard is used, and takes it away at a press of the pointer (LAY-07). */
export function useKeyboardUser() {
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
