import type { EditorEntry, LanguageEntry } from "../../../../shared/page.ts";
import { Link } from "../../primitives/Link.tsx";
import { Mark } from "../Mark.tsx";

export function LanguageList({ languages }: { languages: LanguageEntry[] }) {
  return (
    <ul className="tiles">
      {languages.map(({ name, nameLink, image, variants }) => (
        <li key={name}>
          <Mark image={image} name={name} />
          <h3>{nameLink ? <Link href={nameLink}>{name}</Link> : name}</h3>
          {variants.length > 0 && (
            <ul className="variants">
              {variants.map((variant) => (
                <li key={variant} dangerouslySetInnerHTML={{ __html: variant }} suppressHydrationWarning />
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

export function EditorList({ editors }: { editors: EditorEntry[] }) {
  return (
    <ul className="tiles">
      {editors.map(({ name, image, content }) => (
        <li key={name}>
          <Mark image={image} name={name} />
          <h3>{name}</h3>
          <div className="variants" dangerouslySetInnerHTML={{ __html: content }} suppressHydrationWarning />
        </li>
      ))}
    </ul>
  );
}
