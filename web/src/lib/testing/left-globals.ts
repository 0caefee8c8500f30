// Notes global variables that are added and not removed again.

/** Testing Library sets it for as long as it is loaded. */
const LIBRARIES = new Set(['IS_REACT_ACT_ENVIRONMENT']);

/** @returns ends it: removes what was added, and returns the names */
export function watchGlobals(target: object): () => string[] {
  const before = new Set(Object.getOwnPropertyNames(target));
  return () => {
    const added = Object.getOwnPropertyNames(target).filter(
      (name) => !before.has(name) && !LIBRARIES.has(name),
    );
    for (const name of added) Reflect.deleteProperty(target, name);
    return added.map((name) => `the global variable ${name}`);
  };
}
