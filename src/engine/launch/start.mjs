/** Starts the engine from the command line: `node src/engine/launch/start.mjs build`. */
import "./check-node.mjs";

// Not imported at the top, because an old Node.js would fail to read it before the check could run.
import("./run-command.mjs");
