// Import rules between workspaces and layers. ARCHITECTURE.md shows the same table.

const TEST = '\\.(test|spec)\\.tsx?$';
const ZOD = '(^|/)node_modules/zod/';
/** Phone numbering plans of all countries: pure data and rules, so allowed in the domain like zod. */
const PHONE_PLANS = '(^|/)node_modules/libphonenumber-js/';
/** Server code that is neither a test nor test support. */
const PRODUCT_SERVER = { path: '^server/src/', pathNot: [TEST, '^server/src/testing/'] };

/**
 * @param {string} name
 * @param {string} comment
 * @param {object} from
 * @param {object} to
 */
const never = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** Layers of the web application, from the top: each imports only from the layers below it. */
const WEB_FLOORS = [
  'app',
  'dashboard|site',
  'journeys',
  'shell|features',
  'list',
  'queries',
  'wizard',
  'ui',
  'i18n',
  'lib',
];

module.exports = {
  forbidden: [
    never('no-circular', 'No circular imports.', {}, { circular: true }),
    never('no-unresolvable', 'Every import must resolve.', {}, { couldNotResolve: true }),
    never('not-to-test', 'Nothing imports a test file.', {}, { path: TEST }),

    never(
      'domain-is-pure',
      'Domain rules import only each other and zod: no I/O, no clock, no framework.',
      { path: '^domain/src/', pathNot: TEST },
      { pathNot: ['^domain/src/', ZOD, PHONE_PLANS] },
    ),
    never(
      'phone-plans-in-one-place',
      'Only domain/src/phone/number.ts uses the phone library; everything else goes through it.',
      { path: '^(domain|contract|server|web)/src/', pathNot: '^domain/src/phone/number\\.ts$' },
      { path: PHONE_PLANS },
    ),
    never(
      'domain-tests-know-no-workspace',
      'Domain tests depend on no other workspace.',
      { path: '^domain/src/' },
      { path: '^(contract|server|web|e2e|bench|tools)/' },
    ),
    never(
      'contract-is-pure',
      'The contract is built from domain and zod only.',
      { path: '^contract/src/', pathNot: TEST },
      { pathNot: ['^contract/src/', '^domain/src/', ZOD] },
    ),
    never(
      'contract-tests-know-no-side',
      'Contract tests depend on neither server nor web.',
      { path: '^contract/src/' },
      { path: '^(server|web|e2e|bench|tools)/' },
    ),

    never(
      'server-knows-no-web',
      'The server does not depend on its clients.',
      { path: '^server/' },
      { path: '^(web|e2e|bench)/' },
    ),
    never(
      'tools-only-at-the-root',
      'Only the composition root and tests load demo data.',
      { ...PRODUCT_SERVER, pathNot: [...PRODUCT_SERVER.pathNot, '^server/src/main\\.ts$'] },
      { path: '^tools/' },
    ),
    never(
      'server-knows-only-demo-data',
      'The only part of tools that the server may import is the demo edition.',
      { path: '^server/' },
      { path: '^tools/', pathNot: '^tools/src/demo-edition/' },
    ),
    never(
      'nobody-imports-main',
      'Composition roots are run, never imported.',
      {},
      { path: '^(server/src/(main|commands/(backup|restore|erase))\\.ts|web/src/(main|render)\\.tsx)$' },
    ),
    never(
      'app-is-built-at-the-root',
      'Only composition roots import the assembled app.',
      {
        ...PRODUCT_SERVER,
        pathNot: [...PRODUCT_SERVER.pathNot, '^server/src/(main|app|start/[^/]+|commands/run)\\.ts$'],
      },
      { path: '^server/src/(app|email-kinds)\\.ts$' },
    ),
    never(
      'settings-come-from-above',
      'Only startup code reads settings; every other module receives what it needs.',
      { ...PRODUCT_SERVER, path: '^server/src/(features|platform|http|adapters)/' },
      { path: '^server/src/(settings|start|commands)/' },
    ),
    never(
      'testing-serves-tests',
      'Test support stays out of the product.',
      { path: '^(domain|contract|server|web|tools)/src/', pathNot: [TEST, '^server/src/testing/'] },
      { path: '^server/src/testing/' },
    ),
    never(
      'feature-by-public',
      'A feature imports another feature only through its public.ts.',
      { path: '^server/src/features/([^/]+)/', pathNot: TEST },
      { path: '^server/src/features/', pathNot: ['^server/src/features/$1/', '/public\\.ts$'] },
    ),
    never(
      'composed-by-the-whole',
      'Composition code imports feature files directly; public.ts is for other features only.',
      { path: '^server/src/(main\\.ts|app\\.ts|email-kinds\\.ts|start/|commands/|testing/)' },
      { path: '^server/src/features/[^/]+/public\\.ts$' },
    ),
    never(
      'features-take-adapter-types-only',
      'A feature receives its adapters and never builds them; it may import the errors that they throw.',
      { path: '^server/src/(features|platform)/', pathNot: TEST },
      {
        path: '^server/src/adapters/',
        pathNot: '^server/src/adapters/(sealing|payment/failure|database/unavailable)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    ),
    never(
      'platform-falls',
      'features > platform > http > adapters: lower layers do not import features.',
      { path: '^server/src/(adapters|http|platform)/', pathNot: TEST },
      { path: '^server/src/features/' },
    ),
    never(
      'http-knows-no-platform',
      'features > platform > http > adapters.',
      { path: '^server/src/(adapters|http)/', pathNot: TEST },
      { path: '^server/src/platform/' },
    ),
    never(
      'adapters-and-http-know-no-noun',
      'Adapters and http import from the contract only endpoints, errors, page paths and page rendering.',
      { path: '^server/src/(adapters|http)/', pathNot: TEST },
      {
        path: '^contract/src/',
        pathNot: '^contract/src/(endpoint|errors|(page|dashboard)-path|page-rendering)\\.ts$',
      },
    ),
    never(
      'adapters-know-no-http',
      'Adapters serve jobs as well as requests, so they do not depend on http.',
      { path: '^server/src/adapters/' },
      { path: '^server/src/http/' },
    ),

    never(
      'web-asks-by-contract',
      'The browser depends on the server only through the contract.',
      { path: '^web/' },
      { path: '^(server|e2e|bench|tools)/' },
    ),
    never(
      'browser-calls',
      'The browser imports plain call descriptions; request and response schemas stay on the server.',
      { path: '^(web/src/|contract/src/.*\\bcalls\\.ts$)', pathNot: TEST },
      { path: '^contract/src/.*\\bendpoints\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
    never(
      'web-runs-in-a-browser',
      'Browser code imports nothing from Node; only render.tsx runs on the server.',
      { path: '^web/src/', pathNot: [TEST, '^web/src/render\\.tsx$'] },
      { dependencyTypes: ['core'] },
    ),
    never(
      'web-feature-alone',
      'The dashboard, the site and the journeys compose features; features do not import one another.',
      { path: '^web/src/features/([^/]+)/' },
      { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    ),
    ...WEB_FLOORS.slice(1).map((floor, index) =>
      never(
        `web-${floor.replaceAll('|', '-')}-falls`,
        WEB_FLOORS.join(' > '),
        { path: `^web/src/(${floor})/` },
        { path: `^web/src/(${WEB_FLOORS.slice(0, index + 1).join('|')})/` },
      ),
    ),
    never(
      'web-dashboard-and-site-alone',
      'On the same layer, neither imports the other.',
      { path: '^web/src/(dashboard|site)/' },
      { path: '^web/src/(dashboard|site)/', pathNot: '^web/src/$1/' },
    ),
    never(
      'web-shell-and-features-alone',
      'On the same layer, neither imports the other.',
      { path: '^web/src/(shell|features)/' },
      { path: '^web/src/(shell|features)/', pathNot: '^web/src/$1/' },
    ),
    never(
      'web-ground-knows-no-noun',
      'wizard, ui and lib are independent of this product.',
      { path: '^web/src/(wizard|ui|lib)/', pathNot: TEST },
      {
        path: '^(domain|contract)/src/',
        pathNot: '^(contract/src/(endpoint|errors|interface|live/(calls|events))|domain/src/text/fold)\\.ts$',
      },
    ),

    never(
      'demo-edition-knows-the-domain',
      'Demo data comes from domain rules and a seeded generator: identical on every machine.',
      { path: '^tools/src/demo-edition/', pathNot: TEST },
      { pathNot: ['^tools/src/demo-edition/', '^domain/src/'] },
    ),
    never(
      'tools-know-no-side',
      'Tools run programs; they do not import them.',
      { path: '^tools/' },
      { path: '^(server|web|e2e|bench)/' },
    ),
    never(
      'journeys-know-no-page',
      'A journey test sees only what a visitor sees.',
      { path: '^e2e/' },
      { path: '^(web|bench)/' },
    ),
    never(
      'bench-knows-no-page',
      'Benchmarks go over the network.',
      { path: '^bench/' },
      { path: '^(web|e2e)/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Only our own build output: packages also keep code in dist folders, and those must be followed.
    exclude: { path: '^[^/]+/dist/' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.d.ts'],
    },
  },
};
