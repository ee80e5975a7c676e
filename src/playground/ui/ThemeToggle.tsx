import { useColorMode } from "../../app/runtime/color-mode.tsx";
import { Icon } from "../../app/ui/primitives/Icon.tsx";
import { LABELS } from "../../shared/labels.ts";

/** As on every page of the site: all three icons, of which the style sheet shows the chosen one. */
export function ThemeToggle({ isDisabled }: { isDisabled: boolean }) {
  const { choice, cycle } = useColorMode();
  if (isDisabled) return null;
  const label = LABELS.colorMode(LABELS.colorModes[choice]);
  return (
    <button type="button" className="icon-button" aria-label={label} title={label} onClick={cycle}>
      <Icon name="sun" className="for-light" />
      <Icon name="moon" className="for-dark" />
      <Icon name="system" className="for-system" />
    </button>
  );
}
