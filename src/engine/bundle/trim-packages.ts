/**
 * Leaves out of packages what this site never calls. Bundlers cannot know that of the methods of a class, nor of a package that is one
 * closed module, and readers would wait for it. A name that a package does not have any more stops the build.
 */
import { parseAst, type Plugin } from "vite";

/** An index that is built once needs nothing to change, store or load it. */
const UNUSED_OF_MINISEARCH: Record<string, string> = {
  MiniSearch: `remove removeAll removeTerm removeFieldLength discard discardAll replace warnDocumentChanged
    vacuum maybeAutoVacuum conditionalVacuum performVacuuming vacuumConditionsMet isVacuuming dirtCount dirtFactor
    has getStoredFields documentCount termCount getDefault autoSuggest executeWildcardQuery
    toJSON loadJSON loadJSONAsync loadJS loadJSAsync instantiateMiniSearch`,
  SearchableMap: "clear delete forEach has keys set size update values from fromObject",
};

/**
 * By the feature that would need them. The rules `no-restricted-imports` and `react/forbid-elements` of the linter refuse these features,
 * except custom elements, whose names are not known.
 */
const UNUSED_OF_REACT: Record<string, string> = {
  "actions of forms, optimistic states and pending transitions": `dispatchActionState runActionStateAction handleActionReturnValue onActionSuccess
    onActionError notifyActionListeners mountActionState updateActionState updateActionStateImpl rerenderActionState actionStateActionEffect
    startTransition startHostTransition ensureFormComponentIsStateful requestFormReset$1 createFormDataWithSubmitter coerceFormActionProp
    recursivelyResetForms TransitionAwareHostComponent useHostTransitionStatus updateOptimisticImpl dispatchOptimisticSetState
    entangleAsyncAction pingEngtangledActionScope chainThenableValue defaultOnDefaultTransitionIndicator`,
  "elements that React would move into the head, and documents that it would own": `getResource acquireResource getResourcesFromRoot
    markNodeAsHoistable getHydratableHoistableCache mountHoistable getStyleKey getStylesheetSelectorFromKey stylesheetPropsFromRawProps
    getScriptKey getScriptSelectorFromKey preloadStylesheet insertStylesheet insertStylesheetIntoRoot insertSuspendedStylesheets
    adoptPreloadPropsForStylesheet adoptPreloadPropsForScript preloadResource preloadResourceAndSuspendIfNeeded suspendResource onUnsuspend
    estimateBandwidth isLikelyStaticResource resolveSingletonInstance releaseSingletonInstance commitHostSingletonAcquisition
    clearContainerSparingly`,
  "hints for files": `preconnectAs prefetchDNS preconnect preload preloadModule preinitStyle preinitScript preinitModuleScript
    escapeSelectorAttributeValueInsideDoubleQuotes`,
  "Activity and SuspenseList": `updateActivityComponent mountActivityChildren retryActivityComponentWithoutHydrating
    pushDehydratedActivitySuspenseHandler commitActivityHydrationCallbacks deferHiddenOffscreenComponent updateSuspenseListComponent
    initSuspenseListRenderState cutOffTailIfNeeded findFirstSuspended`,
  "the components around an error": `describeNativeComponentFrame describeBuiltInComponentFrame describeFiber getStackByFiberInDevAndProd`,
  "React's own tools": `getComponentNameFromType findCurrentHostFiberImpl findCurrentFiberUsingSlowPath setIsStrictModeForDevtools`,
  "custom elements": "setPropOnCustomElement",
  "events of old browsers": `getFallbackBeforeInputChars isFallbackCompositionEnd getDataFromCustomEvent getData handlePropertyChange
    handleEventsForInputEventPolyfill getTargetInstForInputEventPolyfill stopWatchingForValueChange`,
  "the compiler, event functions and caches": "useMemoCache useEffectEventImpl refreshCache",
  "children as data": "mapIntoArray mapChildren cloneAndReplaceKey getElementKey escape resolveThenable",
};

/**
 * What React throws to itself, and creates as soon as it is loaded. Where developer tools or tests are attached, the browser looks for the
 * place of each error, and for that it parses all of React again: 45 ms on a phone. These do not say where they were made.
 */
const SIGNALS_OF_REACT = `HydrationMismatchException SuspenseException SuspenseyCommitException SuspenseActionException
  SelectiveHydrationException`;
const SIGNAL = "Object.create(Error.prototype)";

export function trimMiniSearch(): Plugin {
  return {
    name: "trim-minisearch",
    transform: {
      filter: { id: /\/minisearch\/dist\/es\/index\.js$/ },
      handler: (code) => ({ code: trimMethods(code), map: null }),
    },
  };
}

/** Both packages have a module of which others are made, so functions with the same name are emptied in each that has them. */
export function trimReact(): Plugin {
  const missing = new Set(listTrimmedOfReact());
  return {
    name: "trim-react",
    transform: {
      filter: { id: /\/react(-dom)?\/cjs\/react(-dom-client)?\.production\.js$/ },
      handler: (code) => ({ code: trimReactModule(code, missing), map: null }),
    },
    buildEnd(error) {
      if (!error) checkMissing("React", missing);
    },
  };
}

export function trimMethods(code: string): string {
  const unused = new Map(
    Object.entries(UNUSED_OF_MINISEARCH).map(([name, methods]) => [name, new Set(listNames({ methods }))]),
  );
  const ranges = parseAst(code).body.flatMap((statement) => {
    if (statement.type !== "ClassDeclaration") return [];
    const names = unused.get(statement.id?.name ?? "");
    return statement.body.body.flatMap((member) => {
      if (member.type !== "MethodDefinition" || member.key.type !== "Identifier") return [];
      return names?.delete(member.key.name) ? [{ ...member, text: "" }] : [];
    });
  });
  checkMissing(
    "MiniSearch",
    [...unused.values()].flatMap((names) => [...names]),
  );
  return replaceRanges(code, ranges);
}

/** The names that one of React's modules has to have. */
export const listTrimmedOfReact = (): string[] => listNames({ ...UNUSED_OF_REACT, signals: SIGNALS_OF_REACT });

/** Empties the functions, because what calls them is still there. Removes the names that it finds from `missing`. */
export function trimReactModule(code: string, missing: Set<string>): string {
  const unused = new Set(listNames(UNUSED_OF_REACT));
  const signals = new Set(listNames({ SIGNALS_OF_REACT }));
  const find = (names: Set<string>, id: { name?: string } | null) => {
    if (!id?.name || !names.has(id.name)) return false;
    missing.delete(id.name);
    return true;
  };
  const ranges = parseAst(code).body.flatMap((statement): Replaced[] => {
    if (statement.type === "FunctionDeclaration" && statement.body)
      return find(unused, statement.id) ? [{ ...statement.body, text: "{}" }] : [];
    if (statement.type !== "VariableDeclaration") return [];
    return statement.declarations.flatMap(({ id, init }) =>
      init && id.type === "Identifier" && find(signals, id) ? [{ ...init, text: SIGNAL }] : [],
    );
  });
  return replaceRanges(code, ranges);
}

function listNames(unused: Record<string, string>): string[] {
  return Object.values(unused).flatMap((names) => names.split(/\s+/));
}

function checkMissing(name: string, missing: Iterable<string>): void {
  const names = [...missing].join(", ");
  if (names) throw new Error(`${name} has changed: it has no ${names} any more.`);
}

interface Replaced {
  start: number;
  end: number;
  text: string;
}

/** The ranges are in the order of the code. */
function replaceRanges(code: string, ranges: Replaced[]): string {
  let [result, end] = ["", 0];
  for (const range of ranges) {
    result += code.slice(end, range.start) + range.text;
    end = range.end;
  }
  return result + code.slice(end);
}
