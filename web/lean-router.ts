// Leaves out of the build what this site does not use of the router: it has no data router, no prefetching, no error pages of its own.
import type { Plugin } from 'vite';

const ROUTER = /\/node_modules\/react-router\/dist\/.*\.m?js$/;
/** The file that has all of it. */
const WHOLE = /^function PrefetchPageLinks\(/m;

/** Functions that are only of use within a data router or for prefetching, and what is left of each. */
const STUBS: Readonly<Record<string, string>> = {
  usePrefetchBehavior: 'return [false, null, {}];',
  PrefetchPageLinks: 'return null;',
  useViewTransitionState: 'return false;',
  useNavigateStable: 'return null;',
  DefaultErrorComponent: 'return null;',
  _renderMatches: `
    const [found, above = []] = arguments;
    return found && found.reduceRight((outlet, match, index) => {
      const matches = above.concat(found.slice(0, index + 1));
      const routeContext = { outlet, matches, isDataRoute: false };
      return React2.createElement(RenderedRoute, { match, routeContext, children: match.route.element || outlet });
    }, null);`,
};
/** What the last of them relies on. */
const DRAWS_ROUTE = /React2\.createElement\(\s*RenderedRoute,/;

/** A function at the beginning of a line ends at the next brace that stands there. */
function stubbed(code: string): string {
  let lean = code;
  if (!DRAWS_ROUTE.test(code))
    throw new Error('The router draws routes in another way: see web/lean-router.ts.');
  for (const [name, body] of Object.entries(STUBS)) {
    const whole = new RegExp(`^function ${name}\\(.*?^\\}$`, 'ms');
    if (!whole.test(lean)) throw new Error(`The router has no ${name} any more: see web/lean-router.ts.`);
    lean = lean.replace(whole, () => `function ${name}() { ${body} }`);
  }
  return lean
    .replaceAll('if (ENABLE_DEV_WARNINGS)', 'if (false)')
    .replace(/^RenderErrorBoundary\.contextType = .*;$/m, '');
}

export const leanRouter: Plugin = {
  name: 'lean-router',
  apply: 'build',
  transform(code, id) {
    if (!ROUTER.test(id)) return null;
    return {
      // Names for developers keep its components alive.
      code: (WHOLE.test(code) ? stubbed(code) : code)
        .replace(/^[ \t]*\w+\.displayName = [^;\n]+;$/gm, '')
        .replace(/= (React\d*\.)?(forwardRef|memo|createContext)\(/g, '= /* @__PURE__ */ $1$2('),
      map: null,
    };
  },
};
