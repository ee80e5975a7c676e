/** The button that changes the color mode, in the navbar and in the playground. */
import { useSyncExternalStore } from "react";
import { LABELS } from "../../../shared/labels.ts";
import { useColorMode } from "../../runtime/color-mode.tsx";
import { Icon } from "./Icon.tsx";

const CHOICES = [
  { choice: "light", icon: "sun" },
  { choice: "dark", icon: "moon" },
  { choice: "system", icon: "system" },
] as const;

/** What the label says around the name of the choice. */
const [before, after] = LABELS.colorMode("|").split("|");

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
      title={isRunning ? LABELS.colorMode(LABELS.colorModes[current]) : undefined}
      onClick={cycle}
    >
      {CHOICES.map(({ choice, icon }) => (
        <Icon key={choice} name={icon} className={`for-${choice}`} />
      ))}
      <span className="hidden-text">
        {before}
        {CHOICES.map(({ choice }) => (
          <i key={choice} className={`for-${choice}`}>
            {LABELS.colorModes[choice]}
          </i>
        ))}
        {after}
      </span>
    </button>
  );
}
