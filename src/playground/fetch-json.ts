/** Apart from `formatter-store.ts`, because the data of plugins is fetched by code that the store loads later. */
export async function fetchJson<T>(url: string): Promise<T> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} ${response.url}`);
  return (await response.json()) as T;
}
