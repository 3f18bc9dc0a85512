// The house by its subjects: eleven names, the same in every package, and the parts of each. A part that bears its subject's name lies
// at the subject's root, every other one is a folder in it. Beside them stands backup, the server's alone, which keeps all of it.

/** The server's floors, from the ground up: a subject imports only those of a floor below it. */
export const SUBJECT_FLOORS = [
  ['audit'],
  ['notifications'],
  ['accounts'],
  ['staff'],
  ['chat'],
  ['content'],
  ['questions', 'statistics'],
  ['reports'],
  ['sos'],
  ['desk'],
  ['backup'],
]
export const SUBJECTS = SUBJECT_FLOORS.flat()

const listOf = (names) => names.split(' ')

/** The server's modules; inside its subject each imports only those named before it. */
export const MODULES = {
  audit: ['audit', 'security'],
  notifications: ['notifications', 'broadcasts'],
  accounts: ['auth'],
  staff: ['shifts', 'passkeys', 'duty', 'staff'],
  chat: ['snippets', 'chat', 'attachments', 'records', 'visitor', 'care'],
  content: listOf('media saved search content banners faq news places questionnaires site tests learning'),
  questions: ['public-questions', 'complaints'],
  statistics: ['statistics'],
  reports: ['evidence', 'reports', 'cases', 'case-files', 'reporter', 'follow-ups'],
  sos: ['sos'],
  desk: ['desk', 'own-account', 'my-day'],
  backup: ['backup'],
}

/** The features of the front ends, in the order of the alphabet. */
export const FEATURES = {
  'console/src': {
    audit: ['audit', 'security'],
    notifications: ['bell', 'broadcasts'],
    staff: ['drawing', 'duty', 'hours', 'invite', 'members', 'passkeys', 'rota', 'sign-in', 'step-up'],
    chat: listOf(
      'blocks cards care conversation ending media messages notes plan presence queue records snippets surveys transfer',
    ),
    content: ['content', 'form-builder', 'library', 'numbers', 'places', 'questionnaires', 'rich-text'],
    questions: ['complaints', 'public-questions'],
    statistics: ['statistics'],
    reports: ['cases', 'follow-ups'],
    sos: ['sos'],
    desk: ['attention', 'desk', 'my-day', 'wall'],
  },
  'web/app': {
    notifications: ['notifications'],
    accounts: ['account', 'holdings', 'onboarding', 'profile'],
    chat: ['chat'],
    content: listOf('aloud content faq guide home info learn news places questionnaires saved search tests'),
    questions: ['public-questions'],
    statistics: ['statistics'],
    reports: ['report'],
    sos: ['sos'],
    // what every page is set in
    shell: ['boot', 'install', 'script', 'shell'],
  },
}

const TREES = {
  'server/src/modules': MODULES,
  'console/src/features': FEATURES['console/src'],
  'web/app/features': FEATURES['web/app'],
}

/** Folders of parts that do not bear their subject's name, as `subject/part`. */
export const foldersOf = (table) =>
  Object.entries(table).flatMap(([subject, parts]) =>
    parts.filter((part) => part !== subject).map((part) => `${subject}/${part}`),
  )

/** As a pattern, `(?!(?:care|records)/)`: what follows is no part with a folder of its own. */
export const besides = (folders) =>
  folders.length > 0 ? `(?!(?:${folders.map((one) => one.split('/').at(-1)).join('|')})/)` : ''
/** Where a module's files lie, as a pattern: in its folder, or at its subject's root beside the other parts. */
export const placeOf = (subject, part) =>
  part === subject ? `${subject}/${besides(MODULES[subject].filter((one) => one !== part))}` : `${subject}/${part}/`

/** `server/src/modules/content/faq/faq.store.ts` -> `faq`, `server/src/modules/chat/queue/queue.store.ts` -> `chat`; else undefined. */
export function partOf(path) {
  const tree = Object.keys(TREES).find((folder) => path.startsWith(`${folder}/`))
  if (tree === undefined) return undefined
  const [subject, folder, more] = path.slice(tree.length + 1).split('/')
  const is_part = more !== undefined && folder !== subject && TREES[tree][subject]?.includes(folder)
  return is_part ? folder : folder === undefined ? undefined : subject
}

/** A subject's name, and the names of all its parts. */
export const namesOf = (name) => [name, ...Object.values(TREES).flatMap((table) => table[name] ?? [])]
