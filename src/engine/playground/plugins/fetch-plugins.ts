/** `npm run plugins`: fetches the packages of the plugins, which are installed apart from those of the site. */
import { spawn } from "node:child_process";
import path from "node:path";

/** Exactly what the lock of the folder says, checked by its hashes. Nothing of a package is run. */
export async function fetchPlugins(root: string, folder: string): Promise<void> {
  const npm = spawn("npm", ["ci", "--ignore-scripts"], { cwd: path.join(root, folder), stdio: "inherit" });
  await new Promise<void>((resolve, reject) => {
    npm.once("error", reject);
    npm.once("exit", (code) =>
      code === 0 ? resolve() : reject(new Error(`npm could not fetch the plugins of ${folder}/ (code ${code}).`)),
    );
  });
}
