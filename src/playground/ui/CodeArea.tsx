import type { ComponentProps, CSSProperties } from "react";

interface CodeAreaProps extends Pick<
  ComponentProps<"textarea">,
  "readOnly" | "onChange" | "onSelect" | "onBlur" | "aria-label" | "aria-description"
> {
  value: string;
  /** Column of the line that marks the print width. */
  ruler: number | undefined;
}

/** Code to write or to read. Also for reading it is a field: it scrolls by keyboard, and "select all" selects just this code. */
export function CodeArea({ ruler, ...props }: CodeAreaProps) {
  return (
    <textarea
      className="code"
      spellCheck={false}
      autoCapitalize="off"
      autoComplete="off"
      autoCorrect="off"
      {...(ruler !== undefined && { "data-ruler": "", style: { "--ruler": ruler } as CSSProperties })}
      {...props}
    />
  );
}
