import { describeFailure } from "./describe-failure.ts";
import type { Failure } from "./messages.ts";

/** What the formatter looks at before it passes over code within other code that it cannot read. */
const scope = globalThis as { PRETTIER_DEBUG?: boolean };

/**
 * With every error first. Where that fails and the usual way does not, the error is one of embedded code: it is told beside the
 * output, without its place, which is counted within the embedded code.
 */
export async function tryEmbeds<T>(run: () => Promise<T>): Promise<{ result: T; failure?: Failure }> {
  scope.PRETTIER_DEBUG = true;
  try {
    return { result: await run() };
  } catch (error) {
    scope.PRETTIER_DEBUG = false;
    const result = await run();
    const { place: _place, ...failure } = describeFailure(error);
    return { result, failure: { ...failure, kind: "embed" } };
  } finally {
    scope.PRETTIER_DEBUG = false;
  }
}
