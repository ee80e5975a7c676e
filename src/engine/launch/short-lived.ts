/**
 * For processes that end within seconds. Most of their code runs a few times only, so that to optimise it costs more than it saves,
 * and threads that collect garbage would take the cores from the other processes.
 */
export const SHORT_LIVED = ["--interrupt-budget=3000000", "--single-threaded-gc"];
