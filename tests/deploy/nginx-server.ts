/** The real nginx with the configuration that the build has written, on a free port. */
import { execFileSync, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

const BROTLI = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

export interface NginxServer {
  port: number;
  stop(): Promise<void>;
}

/** Debian's packages; where they are missing they are installed, where that is not allowed the test says so. */
export function requireNginx(): void {
  if (hasNginx()) return;
  try {
    execFileSync("apt-get", ["install", "-y", "nginx", "libnginx-mod-http-brotli-static"], { stdio: "ignore" });
  } catch {
    // Told below.
  }
  if (!hasNginx())
    throw new Error(
      "This test needs nginx: apt-get install nginx libnginx-mod-http-brotli-static (as root, with a network).",
    );
}

function hasNginx(): boolean {
  return existsSync("/usr/sbin/nginx") && existsSync(BROTLI);
}

export async function startNginx(dist: string, base: string): Promise<NginxServer> {
  const dir = await mkdtemp(path.join(tmpdir(), "nginx-"));
  const root = path.join(dir, "html");
  const folder = path.join(root, base);
  await mkdir(path.dirname(folder.replace(/\/$/, "")), { recursive: true });
  await symlink(path.resolve(dist), folder.replace(/\/$/, ""));
  const port = await findPort();
  const conf = (await readFile(path.join(dist, "_nginx.conf"), "utf8"))
    .replace("listen 8080;", `listen 127.0.0.1:${port};`)
    .replace("  listen [::]:8080;\n", "")
    .replace("root /usr/share/nginx/html;", `root ${root};`);
  const main = `load_module ${BROTLI};
daemon off; worker_processes 2; pid ${dir}/pid; error_log ${dir}/error.log;
${process.getuid?.() === 0 ? "user root;" : ""}
events { worker_connections 1024; }
http { access_log off; client_body_temp_path ${dir}/t1; proxy_temp_path ${dir}/t2; fastcgi_temp_path ${dir}/t3; uwsgi_temp_path ${dir}/t4; scgi_temp_path ${dir}/t5;
${conf} }
`;
  await writeFile(path.join(dir, "nginx.conf"), main);
  const child = spawn("/usr/sbin/nginx", ["-c", path.join(dir, "nginx.conf")], { stdio: ["ignore", "ignore", "pipe"] });
  let complaint = "";
  child.stderr.on("data", (chunk: Buffer) => (complaint += chunk.toString()));
  const exited = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  for (let attempt = 0; ; attempt++) {
    const answer = await fetch(`http://127.0.0.1:${port}${base}`).catch(() => undefined);
    if (answer) break;
    if (attempt > 100 || child.exitCode !== null) throw new Error(`nginx did not start: ${complaint}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    port,
    async stop() {
      child.kill("SIGQUIT");
      await exited;
      await rm(dir, { recursive: true, force: true });
    },
  };
}

export function findPort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
