// Import directions: app → contract ← domains ← server. The folders are described in CODE_STYLE.md's map.
// Paths end in .js here: tools/checks/check-imports.ts shows dependency-cruiser the imports alone.
const outside = '^(app|contract|domains|server|i18n|db|demo|tests|tools)/'
const tests = '\\.test\\.js$'

/** A folder may import itself and what is named; `except` are files with a freedom of their own. */
function mayImport(from, names, except = []) {
  return {
    name: `${from}-imports`,
    comment: `${from}/ may import only itself${names.length > 0 ? `, ${names.join(', ')}` : ''}`,
    severity: 'error',
    from: { path: `^${from}/`, pathNot: [tests, ...except] },
    to: { path: outside, pathNot: `^(${[from, ...names].join('|')})/` },
  }
}

/** A domain imports only those that stand before it: their graph has no ring. A new domain gets its place here. */
const domains = [
  'lib',
  ...['contacts', 'limits', 'invitations', 'mailer', 'categories', 'places', 'rates'],
  ...['outbox', 'outgoing'],
  ...[
    'notifications',
    'accounts',
    'members',
    'staff',
    'companies',
    'adverts',
    'favorites',
    'messaging',
    'follows',
    'reviews',
    'reports',
    'search',
    'category-editing',
    'imports',
    'moderation',
    'partners',
    'content',
    'help-desk',
    'saved-searches',
    'retention',
    'billing',
    'my-account',
    'chatbot',
    'people',
    'numbers',
  ],
]

function mayNotImportLaterDomains(domain, position) {
  const earlier = domains.slice(0, position + 1)
  return {
    name: 'domains-in-one-direction',
    comment: `${domain} may import only the domains before it`,
    severity: 'error',
    from: { path: `^domains/${domain}/`, pathNot: tests },
    to: { path: '^domains/[^/]+/', pathNot: `^domains/(${earlier.join('|')})/` },
  }
}

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    mayImport('contract', []),
    // The Romanian texts set the types, and texts speak of refusals and languages.
    mayImport('i18n', ['contract']),
    mayImport('app', ['contract', 'i18n']),
    // What is sent to people is said in their language.
    mayImport('domains', ['contract', 'i18n']),
    // The market of the benchmark is drawn with the hand of the demo's.
    mayImport('db', ['contract', 'domains', 'i18n', 'demo']),
    mayImport('demo', ['contract', 'domains', 'i18n']),
    mayImport('server', ['contract', 'domains', 'db', 'demo']),
    {
      name: 'contract-packages',
      comment: 'contract/ is a leaf: zod alone',
      severity: 'error',
      from: { path: '^contract/', pathNot: tests },
      to: { path: '^package/', pathNot: '^package/zod\\.js$' },
    },
    {
      name: 'domains-know-no-vendor',
      comment: 'HTTP, pages and outside services belong to server/ and app/',
      severity: 'error',
      from: { path: '^domains/', pathNot: tests },
      to: { path: '^package/(fastify|@fastify|react|sharp|jose|@node-rs|vite)' },
    },
    {
      name: 'a-domain-through-its-service',
      comment: 'a domain reaches another only through its service.ts',
      severity: 'error',
      from: { path: '^domains/([^/]+)/', pathNot: tests },
      to: {
        path: '^domains/[^/]+/',
        pathNot: ['^domains/($1|lib)/', '^domains/[^/]+/service\\.js$'],
      },
    },
    {
      name: 'domain-without-a-place',
      comment: 'a new domain is put into the list of domains above',
      severity: 'error',
      from: { path: '^domains/[^/]+/', pathNot: [tests, `^domains/(${domains.join('|')})/`] },
      to: {},
    },
    {
      name: 'a-room-through-its-service',
      comment: 'the folder of a use case reaches another of its domain only through its service.ts',
      severity: 'error',
      from: { path: '^domains/(accounts|adverts)/([^/]+)/', pathNot: tests },
      to: {
        path: '^domains/$1/[^/]+/',
        pathNot: ['^domains/$1/$2/', '^domains/[^/]+/[^/]+/service\\.js$'],
      },
    },
    ...domains.map(mayNotImportLaterDomains),
    {
      name: 'seed-through-services',
      comment: 'the seed writes tables and knows of domains only services and ports',
      severity: 'error',
      from: { path: '^(db|demo)/', pathNot: tests },
      to: { path: '^domains/', pathNot: '^domains/([^/]+/(service|rules)|deps)\\.js$' },
    },
    {
      name: 'tests-are-for-tests',
      comment: 'no code of the product imports tests or tools',
      severity: 'error',
      from: { path: '^(app|contract|domains|server|i18n|db|demo)/', pathNot: tests },
      to: { path: '^(tests|tools)/' },
    },
    {
      name: 'no-cycles',
      comment: 'files that import each other cannot be read one after the other',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-missing-files',
      severity: 'error',
      from: {},
      // `?worker&url` is the builder's way to ask for the address of a script of its own.
      to: { couldNotResolve: true, pathNot: '\\?worker&url$' },
    },
  ],
}
