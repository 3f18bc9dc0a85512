// The boundaries of ARCHITECTURE.md. Each rule is shown to bite in scripts/checks/boundaries.test.ts.
import { besides, FEATURES, foldersOf, MODULES, placeOf, SUBJECT_FLOORS } from './scripts/subjects.mjs'

const TEST = '([.]test[.]tsx?$|^server/test/|^e2e/|^bench/|^scripts/)'
const SHIPPED = '^(contract/src|kit/src|server/src|server/demo|web/app|console/src)/'

// Floors begin. A folder imports only those named before it; those of the subjects and their parts stand in scripts/subjects.mjs.
export const PLATFORM_FLOORS = ['core', 'db', 'files', 'realtime', 'crypto', 'limits', 'http', 'pages', 'jobs', 'sms']
export const CONSOLE_FLOORS = ['theme', 'i18n', 'session', 'ui', 'features', 'app']
export const WEB_FLOORS = ['styles', 'i18n', 'art', 'browser', 'session', 'ui', 'features', 'islands', 'routes']

/** One rule for each floor, and one that sees to it that every folder has its floor. */
const floorsOf = (layer, folder, floors) => [
  ...floors.slice(0, -1).map((floor, index) => ({
    name: `${layer}-floor-${floor}`,
    comment: `${folder}/${floor} imports only: ${floors.slice(0, index).join(', ') || 'nothing of its neighbours'}.`,
    severity: 'error',
    from: { path: `^${folder}/${floor}/`, pathNot: TEST },
    to: { path: `^${folder}/(${floors.slice(index + 1).join('|')})/` },
  })),
  {
    name: `${layer}-floors-are-all-named`,
    comment: 'A new folder is given its place in the list of floors.',
    severity: 'error',
    from: { path: `^${folder}/[^/]+/`, pathNot: [`^${folder}/(${floors.join('|')})/`, TEST] },
    to: {},
  },
]

const SERVER = 'server/src/modules'
const entryOf = (kind) =>
  `^${SERVER}/(?:${Object.entries(MODULES)
    .flatMap(([subject, parts]) => parts.map((part) => (part === subject ? `${part}/${part}` : `${subject}/${part}/${part}`)))
    .join('|')})[.]${kind}[.]ts$`

/** One rule for each subject, one for each part of a subject, and one that sees to it that every folder has its subject. */
const subjectFloors = [
  ...SUBJECT_FLOORS.flatMap((floor, index) =>
    floor.map((subject) => ({
      subject,
      others: SUBJECT_FLOORS.slice(index)
        .flat()
        .filter((one) => one !== subject),
    })),
  )
    .filter(({ others }) => others.length > 0)
    .map(({ subject, others }) => ({
      name: `subjects-floor-${subject}`,
      comment: `${SERVER}/${subject} imports no subject of its own floor or of one above: ${others.join(', ')}.`,
      severity: 'error',
      from: { path: `^${SERVER}/${subject}/`, pathNot: TEST },
      to: { path: `^${SERVER}/(${others.join('|')})/` },
    })),
  ...Object.entries(MODULES).flatMap(([subject, parts]) =>
    parts.slice(0, -1).map((part, index) => ({
      name: `subjects-floor-${subject}-${part}`,
      comment: `Of ${subject}, ${part} imports only: ${parts.slice(0, index).join(', ') || 'nothing of its neighbours'}.`,
      severity: 'error',
      from: { path: `^${SERVER}/${placeOf(subject, part)}`, pathNot: TEST },
      to: {
        path: parts
          .slice(index + 1)
          .map((above) => `^${SERVER}/${placeOf(subject, above)}`)
          .join('|'),
      },
    })),
  ),
  {
    name: 'subjects-floors-are-all-named',
    comment: 'A new folder is given its place: a subject among the floors, a part in its subject.',
    severity: 'error',
    from: {
      path: `^${SERVER}/[^/]+/`,
      pathNot: [
        ...Object.entries(MODULES).flatMap(([subject, parts]) => parts.map((part) => `^${SERVER}/${placeOf(subject, part)}`)),
        TEST,
      ],
    },
    to: {},
  },
]
// Floors end.

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
export const forbidden = [
  ...floorsOf('platform', 'server/src/platform', PLATFORM_FLOORS),
  ...subjectFloors,
  ...floorsOf('console', 'console/src', CONSOLE_FLOORS),
  ...floorsOf('web', 'web/app', WEB_FLOORS),
  ...Object.entries(FEATURES).map(([front, parts]) => ({
    name: `features-apart-${front.split('/')[0]}`,
    comment: 'A feature of the console or the site imports of another one only what lies in its folder public.',
    severity: 'error',
    from: { path: `^${front}/features/((?:${foldersOf(parts).join('|')}|[^/]+)/)`, pathNot: TEST },
    to: {
      path: `^${front}/features/`,
      pathNot: ['$1' + besides(foldersOf(parts)), '[^/]+/public/', '[^/]+/[^/]+/public/'].map(
        (own) => `^${front}/features/${own}`,
      ),
    },
  })),
  {
    name: 'contract-is-a-leaf',
    comment: 'The wire’s truth depends on zod and on nothing of ours.',
    severity: 'error',
    from: { path: '^contract/src/', pathNot: TEST },
    to: { pathNot: ['^contract/src/', '^node_modules/zod/'] },
  },
  {
    name: 'kit-is-below-the-front-ends',
    comment: 'Kit is what both front ends share; it knows the contract only.',
    severity: 'error',
    from: { path: '^kit/src/', pathNot: TEST },
    to: { path: '^(web|console|server|scripts|bench|e2e)/' },
  },
  {
    name: 'web-stands-alone',
    comment: 'The public site never reaches into the console or the server.',
    severity: 'error',
    from: { path: '^web/', pathNot: TEST },
    to: { path: '^(console|server|scripts|bench|e2e)/' },
  },
  {
    name: 'console-stands-alone',
    comment: 'The console never reaches into the public site or the server.',
    severity: 'error',
    from: { path: '^console/', pathNot: TEST },
    to: { path: '^(web|server|scripts|bench|e2e)/' },
  },
  {
    name: 'server-knows-no-front-end',
    comment: 'The site and the console reach the server as built files, never as imports.',
    severity: 'error',
    from: { path: '^server/', pathNot: TEST },
    to: { path: '^(web|console|kit)/' },
  },
  {
    name: 'no-demo-in-server',
    comment: 'The demo stands above the server and calls it by its facades; production has nothing of it.',
    severity: 'error',
    from: { path: '^(contract|kit|server)/src/', pathNot: TEST },
    to: { path: '^server/demo/' },
  },
  {
    name: 'platform-knows-no-feature',
    comment: 'Platform is below the modules.',
    severity: 'error',
    from: { path: '^server/src/platform/', pathNot: TEST },
    to: { path: '^server/src/modules/' },
  },
  {
    name: 'modules-meet-at-the-service',
    comment: 'A module has one entry point, <module>.service.ts; nothing else of it is imported from outside.',
    severity: 'error',
    from: {
      path: `^server/(?:src/(modules/(?:${foldersOf(MODULES).join('|')}|[^/]+)/|[^/]+[.]ts$)|demo/)`,
      pathNot: ['^server/src/app[.]ts$', TEST],
    },
    to: { path: `^${SERVER}/`, pathNot: [`^server/src/$1${besides(foldersOf(MODULES))}`, entryOf('service')] },
  },
  {
    name: 'app-reads-manifests',
    comment: 'What a module brings is registered in its own manifest; of a module the composition root knows nothing else.',
    severity: 'error',
    from: { path: '^server/src/app[.]ts$' },
    to: { path: `^${SERVER}/`, pathNot: entryOf('module') },
  },
  {
    name: 'only-app-reads-manifests',
    comment: 'A manifest stands above its module; nobody reads it but the composition root.',
    severity: 'error',
    from: { path: '^server/', pathNot: ['^server/src/app[.]ts$', TEST] },
    to: { path: '^server/src/modules/.*[.]module[.]ts$' },
  },
  {
    name: 'only-modules-register-routes',
    comment: 'Routes, sockets and job handlers are known to their own module.',
    severity: 'error',
    from: { path: '^server/', pathNot: ['^server/src/modules/', TEST] },
    to: { path: '^server/src/modules/.*[.](routes|socket|jobs|policy)[.]ts$' },
  },
  {
    name: 'the-edge-calls-services',
    comment: 'Routes and sockets call services, never stores.',
    severity: 'error',
    from: { path: '[.](routes|socket)[.]ts$', pathNot: TEST },
    to: { path: '[.]store[.]ts$', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'notes-never-reach-a-person',
    comment:
      'Only the console’s socket carries what staff say among themselves; no person’s endpoint leads there, over any number of steps.',
    severity: 'error',
    from: {
      path: '^server/src/modules/(chat/(?!(?:attachments|care|records|snippets)/)|accounts/auth/).*[.](socket|routes)[.]ts$',
      pathNot: TEST,
    },
    to: { path: '^server/src/modules/(chat/care/.*notes|desk/desk-feed)[.]', reachable: true },
  },
  {
    name: 'sql-stays-in-stores',
    comment: 'Kysely and pg are imported by *.store.ts and platform/db only.',
    severity: 'error',
    from: { path: '^server/(src|demo)/', pathNot: ['[.]store[.]ts$', '^server/src/platform/db/', TEST] },
    to: { path: '^node_modules/(kysely|pg|pg-[^/]+)/' },
  },
  {
    name: 'policies-are-pure',
    comment: 'A policy decides from its arguments: it imports the contract, other policies, types, and the two pure files below.',
    severity: 'error',
    from: { path: '[.]policy[.]ts$', pathNot: TEST },
    to: {
      pathNot: ['^contract/src/', '[.]policy[.]ts$', '^server/src/platform/core/(errors|text)[.]ts$'],
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'http-stays-at-the-edge',
    comment: 'Fastify and ws are known to routes, sockets, the floors of the platform that serve, app and main only.',
    severity: 'error',
    from: {
      path: '^server/(src|demo)/',
      pathNot: [
        '[.](routes|socket)[.]ts$',
        '^server/src/platform/(realtime|limits|http|pages)/',
        '^server/src/platform/core/app-type[.]ts$',
        '^server/src/(app|main)[.]ts$',
        TEST,
      ],
    },
    to: { path: '^node_modules/(fastify|@fastify|fastify-type-provider-zod|ws|@types/ws)/' },
  },
  {
    name: 'shipped-code-imports-no-test',
    severity: 'error',
    from: { path: SHIPPED, pathNot: TEST },
    to: { path: TEST },
  },
  {
    name: 'shipped-code-needs-no-dev-dependency',
    comment: 'What runs in production is a dependency of its own workspace. The table of routes is read by the build only.',
    severity: 'error',
    from: { path: SHIPPED, pathNot: ['^web/app/routes[.]ts$', TEST] },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only', 'npm'] },
  },
  {
    name: 'every-import-is-declared',
    comment: 'A package is named in the workspace’s own package.json.',
    severity: 'error',
    from: { path: SHIPPED, pathNot: TEST },
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  },
  {
    name: 'every-import-resolves',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true, pathNot: ['^virtual:', '[.]css$', '^build/'] },
  },
  {
    name: 'no-circles',
    comment: 'Types count: a type lives beside its parts, below whoever puts them together.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-orphans',
    comment: 'A file that nobody imports and nobody starts is dead.',
    severity: 'error',
    from: {
      orphan: true,
      path: '^(contract/src|kit/src|server/src|web/app|console/src)/',
      pathNot: ['[.]d[.]ts$', '^server/src/main[.]ts$', '^server/src/platform/db/generate-types[.]ts$', TEST],
    },
    to: {},
  },
]

export const resolve_options = {
  exportsFields: ['exports'],
  conditionNames: ['import', 'node', 'default', 'types'],
  extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
  mainFields: ['module', 'main', 'types'],
}

/** @type {import('dependency-cruiser').ICruiseOptions} */
export const options = {
  parser: 'swc',
  tsPreCompilationDeps: true,
  combinedDependencies: true,
  preserveSymlinks: false,
  moduleSystems: ['es6', 'cjs'],
  doNotFollow: { path: 'node_modules' },
  exclude: { path: '(^|/)build/|[.]react-router/' },
}

export default { forbidden, options: { ...options, enhancedResolveOptions: resolve_options } }
