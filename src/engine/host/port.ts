/** The port of the servers, from the environment. */
const DEFAULT_PORT = 3000;
const HIGHEST_PORT = 65_535;

/** `value` is that of the variable `PORT`. Port 0 stands for any free port. */
export function readPort(value: string | undefined): number {
  if (value === undefined) return DEFAULT_PORT;
  if (!/^\d+$/.test(value) || Number(value) > HIGHEST_PORT)
    throw new Error(`PORT is "${value}", but it must be a whole number from 0 to ${HIGHEST_PORT}.`);
  return Number(value);
}

/** Starts a server, and says in one sentence what to do if it may not have its port. */
export async function listenOn<Result>(port: number, start: () => Promise<Result>): Promise<Result> {
  try {
    return await start();
  } catch (error) {
    const message = error instanceof Error ? error.message : "";
    // Vite throws an error of its own, without the code of the system.
    if (/EADDRINUSE|already in use/.test(message))
      throw new Error(`Port ${port} is already in use: end the program that uses it, or set PORT to another number.`, {
        cause: error,
      });
    if (/EACCES/.test(message))
      throw new Error(`Port ${port} is not allowed for this user: set PORT to a number above 1023.`, { cause: error });
    throw error;
  }
}
