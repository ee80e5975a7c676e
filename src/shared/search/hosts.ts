/** The addresses of a hosted search service. */

export interface ServiceAddress {
  /** Names the application, and with it the service's own hosts. */
  appId: string;
  /** Another address to ask instead: a proxy, or another service with the same protocol. */
  host?: string | undefined;
}

/** The hosts that a client in a browser asks, the usual one first. */
export function listServiceOrigins({ appId, host }: ServiceAddress): string[] {
  if (host) return [new URL(host).origin];
  const name = appId.toLowerCase();
  return [`https://${name}-dsn.algolia.net`, ...[1, 2, 3].map((number) => `https://${name}-${number}.algolianet.com`)];
}

/** The `hosts` option of the service's client. It is left out to let the client choose its own hosts. */
export function describeHosts({ host }: ServiceAddress) {
  if (!host) return {};
  const { protocol, host: name, pathname } = new URL(host);
  const url = name + pathname.replace(/\/$/, "");
  return { hosts: [{ url, protocol: protocol === "http:" ? "http" : "https", accept: "readWrite" } as const] };
}
