// The arrows of the house: who may import whom. ARCHITECTURE.md draws the same table.

const TEST = '\\.(test|spec)\\.tsx?$';
const ZOD = '(^|/)node_modules/zod/';
/** The numbering plans of all countries: knowledge, as zod is. */
const PHONE_PLANS = '(^|/)node_modules/libphonenumber-js/';
/** Everything that is not a test and does not only serve tests. */
const PRODUCT_SERVER = { path: '^server/src/', pathNot: [TEST, '^server/src/testing/'] };

/**
 * @param {string} name
 * @param {string} comment
 * @param {object} from
 * @param {object} to
 */
const never = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** Floors of the web application, from the top: each imports only what stands below it. */
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
    never('no-circular', 'Arrows fall one way.', {}, { circular: true }),
    never('no-unresolvable', 'An import that leads nowhere.', {}, { couldNotResolve: true }),
    never('not-to-test', 'A test serves nobody else.', {}, { path: TEST }),

    never(
      'domain-is-pure',
      'Rules know zod and each other: no I/O, no clock, no framework.',
      { path: '^domain/src/', pathNot: TEST },
      { pathNot: ['^domain/src/', ZOD, PHONE_PLANS] },
    ),
    never(
      'phone-plans-in-one-place',
      'One file reads phone numbers; everybody else asks it.',
      { path: '^(domain|contract|server|web)/src/', pathNot: '^domain/src/phone/number\\.ts$' },
      { path: PHONE_PLANS },
    ),
    never(
      'domain-tests-know-no-workspace',
      'Rules are tested alone.',
      { path: '^domain/src/' },
      { path: '^(contract|server|web|e2e|bench|tools)/' },
    ),
    never(
      'contract-is-pure',
      'What travels is made of domain and zod.',
      { path: '^contract/src/', pathNot: TEST },
      { pathNot: ['^contract/src/', '^domain/src/', ZOD] },
    ),
    never(
      'contract-tests-know-no-side',
      'What travels is tested without either side.',
      { path: '^contract/src/' },
      { path: '^(server|web|e2e|bench|tools)/' },
    ),

    never(
      'server-knows-no-web',
      'The server does not know who asks.',
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
      'Of the tools, the server may know the demo edition.',
      { path: '^server/' },
      { path: '^tools/', pathNot: '^tools/src/demo-edition/' },
    ),
    never(
      'nobody-imports-main',
      'The composition roots are started, not imported.',
      {},
      { path: '^(server/src/(main|commands/(backup|restore|erase))\\.ts|web/src/(main|render)\\.tsx)$' },
    ),
    never(
      'app-is-built-at-the-root',
      'Parts do not reach up to the whole.',
      {
        ...PRODUCT_SERVER,
        pathNot: [...PRODUCT_SERVER.pathNot, '^server/src/(main|app|start/[^/]+|commands/run)\\.ts$'],
      },
      { path: '^server/src/(app|email-kinds)\\.ts$' },
    ),
    never(
      'settings-come-from-above',
      'Only what starts the program reads settings; a part is given what it needs.',
      { ...PRODUCT_SERVER, path: '^server/src/(features|platform|http|adapters)/' },
      { path: '^server/src/(settings|start|commands)/' },
    ),
    never(
      'testing-serves-tests',
      'Test stands stay out of the product.',
      { path: '^(domain|contract|server|web|tools)/src/', pathNot: [TEST, '^server/src/testing/'] },
      { path: '^server/src/testing/' },
    ),
    never(
      'feature-by-public',
      'Of another feature, only what its public.ts gives.',
      { path: '^server/src/features/([^/]+)/', pathNot: TEST },
      { path: '^server/src/features/', pathNot: ['^server/src/features/$1/', '/public\\.ts$'] },
    ),
    never(
      'composed-by-the-whole',
      'What starts and runs a feature from outside takes its files as they are: public.ts serves other features.',
      { path: '^server/src/(main\\.ts|app\\.ts|email-kinds\\.ts|start/|commands/|testing/)' },
      { path: '^server/src/features/[^/]+/public\\.ts$' },
    ),
    never(
      'features-take-adapter-types-only',
      'A feature is given its adapters; it does not build them. Errors that they throw are known.',
      { path: '^server/src/(features|platform)/', pathNot: TEST },
      {
        path: '^server/src/adapters/',
        pathNot: '^server/src/adapters/(sealing|payment/failure|database/unavailable)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    ),
    never(
      'platform-falls',
      'features > platform > http > adapters: what carries does not know what it carries.',
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
      'Of the contract, adapters and http know the form of an endpoint, of an error, of an address and of a drawn page.',
      { path: '^server/src/(adapters|http)/', pathNot: TEST },
      { path: '^contract/src/', pathNot: '^contract/src/(endpoint|errors|page-path|page-rendering)\\.ts$' },
    ),
    never(
      'adapters-know-no-http',
      'An adapter serves jobs and requests alike.',
      { path: '^server/src/adapters/' },
      { path: '^server/src/http/' },
    ),

    never(
      'web-asks-by-contract',
      'The browser knows the server by the contract alone.',
      { path: '^web/' },
      { path: '^(server|e2e|bench|tools)/' },
    ),
    never(
      'browser-calls',
      'A browser makes calls by their plain description; shapes of requests and answers stay with the server.',
      { path: '^(web/src/|contract/src/.*/calls\\.ts$)', pathNot: TEST },
      { path: '^contract/src/.*/endpoints\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
    never(
      'web-runs-in-a-browser',
      'What the browser loads knows nothing of Node; the server draws pages by render.tsx alone.',
      { path: '^web/src/', pathNot: [TEST, '^web/src/render\\.tsx$'] },
      { dependencyTypes: ['core'] },
    ),
    never(
      'web-feature-alone',
      'Features are composed by the dashboard, the site and the journeys, not by one another.',
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
      'Of one floor, neither imports the other.',
      { path: '^web/src/(dashboard|site)/' },
      { path: '^web/src/(dashboard|site)/', pathNot: '^web/src/$1/' },
    ),
    never(
      'web-shell-and-features-alone',
      'Of one floor, neither imports the other.',
      { path: '^web/src/(shell|features)/' },
      { path: '^web/src/(shell|features)/', pathNot: '^web/src/$1/' },
    ),
    never(
      'web-ground-knows-no-noun',
      'wizard, ui and lib could ship in another product.',
      { path: '^web/src/(wizard|ui|lib)/', pathNot: TEST },
      { path: '^(domain|contract)/src/', pathNot: '^contract/src/(endpoint|errors|live/events)\\.ts$' },
    ),

    never(
      'demo-edition-knows-the-domain',
      'Demo data is made of rules and chance from a seed: the same on every machine.',
      { path: '^tools/src/demo-edition/', pathNot: TEST },
      { pathNot: ['^tools/src/demo-edition/', '^domain/src/'] },
    ),
    never(
      'tools-know-no-side',
      'Tools start programs; they do not import them.',
      { path: '^tools/' },
      { path: '^(server|web|e2e|bench)/' },
    ),
    never(
      'journeys-know-no-page',
      'A journey sees what a visitor sees.',
      { path: '^e2e/' },
      { path: '^(web|bench)/' },
    ),
    never('bench-knows-no-page', 'Loads go over the wire.', { path: '^bench/' }, { path: '^(web|e2e)/' }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Only what we build: packages keep their code in folders of that name too, and must be seen.
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
