import { LABELS } from "../../../shared/labels.ts";
import { useColorMode } from "../../runtime/color-mode.tsx";
import { useSite } from "../../runtime/context.tsx";
import { Icon } from "../primitives/Icon.tsx";

/** All three icons are in the page; the style sheet shows the chosen one, which is known before the app runs. */
export function ColorModeToggle() {
  const { colorMode } = useSite();
  const { choice, cycle } = useColorMode();
  if (colorMode.disableSwitch) return null;
  const label = LABELS.colorMode(LABELS.colorModes[choice]);
  return (
    <button type="button" className="color-mode icon-button needs-js" aria-label={label} title={label} onClick={cycle}>
      <Icon name="sun" className="for-light" />
      <Icon name="moon" className="for-dark" />
      <Icon name="system" className="for-system" />
    </button>
  );
}
