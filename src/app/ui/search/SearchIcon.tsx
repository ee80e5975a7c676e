/** Icons that only search needs, on the grid of `Icon`. */
const PATHS = {
  star: "m12 4 2.5 5.2 5.5.8-4 4 1 5.6-5-2.7-5 2.7 1-5.6-4-4 5.5-.8Z",
  remove: "m8 8 8 8m0-8-8 8",
};

export function SearchIcon({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
