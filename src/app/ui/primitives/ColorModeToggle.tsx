/** The button that changes the color mode, in the navbar and in the playground. */
import { useSyncExternalStore } from "react";
import { LABELS } from "../../../shared/labels/labels.ts";
import { useColorMode } from "../../runtime/color-mode.tsx";
import { Icon } from "./Icon.tsx";

const CHOICES = [
  { choice: "light", icon: "sun" },
  { choice: "dark", icon: "moon" },
  { choice: "system", icon: "system" },
] as const;

/** Never changes: it only tells the app from the HTML of the engine. */
const subscribe = () => () => {};

/**
 * The icons and names of all choices are in the page. Styles show those of the current one, which the bootstrap knows before the app
 * runs. The tooltip cannot follow styles, so it comes with the app.
 */
export function ColorModeToggle({ className = "" }: { className?: string }) {
  const { choice: current, cycle } = useColorMode();
  const isRunning = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  return (
    <button
      type="button"
      className={`icon-button ${className}`}
      title={isRunning ? getLabel(current) : undefined}
      onClick={cycle}
    >
      {CHOICES.map(({ choice, icon }) => (
        <Icon key={choice} name={icon} className={`for-${choice}`} />
      ))}
      {CHOICES.map(({ choice }) => (
        <span key={choice} className={`hidden-text for-${choice}`}>
          {getLabel(choice)}
        </span>
      ))}
    </button>
  );
}

function getLabel(choice: keyof typeof LABELS.colorModes): string {
  return LABELS.colorMode(LABELS.colorModes[choice]);
}
