import { useId, useState } from "react";
import type { ExtraPlugin, FormatterData } from "../../model/playground-data.ts";
import { getPackageUrl, takesPlugin } from "../../model/plugins.ts";
import type { Session } from "../../session.ts";
import { WORDS } from "../words.ts";

interface PluginFieldsProps {
  plugins: ExtraPlugin[];
  on: string[] | undefined;
  formatter: FormatterData;
  session: Session | undefined;
}

/** Packages that are loaded when they are turned on. Where the version cannot use them, they can still be turned off. */
export function PluginFields({ plugins, on = [], formatter, session }: PluginFieldsProps) {
  const id = useId();
  const [pending, setPending] = useState<string>();
  /** The box changes at once, even while the plugin is still loading. */
  const isChecked = (name: string) => on.includes(name) !== (pending === name);
  if (plugins.length === 0) return null;
  return (
    <fieldset>
      <legend>{WORDS.plugins}</legend>
      {plugins.map(({ name, version, since }) => {
        const isTaken = takesPlugin(formatter, { since });
        return (
          <div key={name} className="option" data-type="boolean" data-changed={on.includes(name)}>
            <label htmlFor={id + name} className="option-name">
              <code>{name}</code>
            </label>
            <input
              id={id + name}
              type="checkbox"
              checked={isChecked(name)}
              disabled={!isTaken && !on.includes(name)}
              onChange={() => {
                setPending(name);
                void session?.togglePlugin(name).then(() => setPending((last) => (last === name ? undefined : last)));
              }}
            />
            <p className="option-help">
              {version}
              {!isTaken && `, ${WORDS.pluginNeeds(since)}`}{" "}
              <a href={getPackageUrl(name)} aria-label={WORDS.packagePage(name)}>
                npm
              </a>
            </p>
          </div>
        );
      })}
    </fieldset>
  );
}
