/** Marks the page while its reader navigates by keyboard, so that styles can show the focus. The bootstrap does it until the app has started. */
const KEYBOARD_CLASS = "navigation-with-keyboard";

export function startKeyboardMarker(): () => void {
  const { classList } = document.body;
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === "Tab") classList.add(KEYBOARD_CLASS);
  };
  const handleMouse = () => classList.remove(KEYBOARD_CLASS);
  document.addEventListener("keydown", handleKey, true);
  document.addEventListener("mousedown", handleMouse, true);
  return () => {
    handleMouse();
    document.removeEventListener("keydown", handleKey, true);
    document.removeEventListener("mousedown", handleMouse, true);
  };
}
