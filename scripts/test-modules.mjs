// npm test -- reports: which tests, journeys and checks concern a subject, in all packages, or a part of one. A part is a folder of a
// subject, of the server's floors or of the kit, or the name of a journey or of a test of the whole server.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { Refusal, ROOT } from './project.mjs'
import { namesOf } from './subjects.mjs'

const OF_SUBJECTS = ['server/src/modules', 'web/app/features', 'console/src/features', 'contract/src']
const FOLDERS = [...OF_SUBJECTS, 'server/src/platform', 'kit/src']
const WORKSPACES = ['contract', 'kit', 'server', 'web', 'console']
const MADE = new Set(['node_modules', '.react-router', 'build'])
const IGNORED = new Set(['public', 'texts', 'words', 'files'])
/** A journey begins with its title on the line of `test(`, or on the next. */
const JOURNEY = /^\s*test(?:\.\w+)?\(\s*(['"`])(?<title>.*?)\1/gm

const entriesOf = (path) => (existsSync(join(ROOT, path)) ? readdirSync(join(ROOT, path), { withFileTypes: true }) : [])
const foldersIn = (path) =>
  entriesOf(path)
    .filter((one) => one.isDirectory() && !MADE.has(one.name))
    .map(({ name }) => name)
const filesBelow = (path) => [
  ...entriesOf(path)
    .filter((one) => one.isFile())
    .map(({ name }) => `${path}/${name}`),
  ...foldersIn(path).flatMap((name) => filesBelow(`${path}/${name}`)),
]
/** pictures.spec.ts makes pictures, and promises nothing. */
const specs = () => filesBelow('e2e').filter((path) => path.endsWith('.spec.ts') && !path.endsWith('/pictures.spec.ts'))
/** Tests of the whole server, beside no module. */
const wholeTests = () => filesBelow('server/test').filter((path) => path.endsWith('.test.ts'))
const stemOf = (path) => basename(path).replace(/\..*$/, '')
const wordsOf = (path) => stemOf(path).split('-')
/** Of one as of many: a journey is called report, its subject reports. */
const singular = (word) => word.replace(/s$/, '')
/** Subjects and their parts, as paths; and the floors and folders of the rest. */
const placesIn = (folder) =>
  foldersIn(folder).flatMap((name) => {
    const path = `${folder}/${name}`
    return [path, ...(OF_SUBJECTS.includes(folder) ? foldersIn(path).map((part) => `${path}/${part}`) : [])]
  })

export const moduleNames = () =>
  [...new Set([...FOLDERS.flatMap(placesIn).map((path) => basename(path)), ...[...specs(), ...wholeTests()].map(stemOf)])]
    .filter((name) => !IGNORED.has(name))
    .toSorted((one, other) => one.localeCompare(other, 'en'))

/** What concerns these modules, as paths: `tests` for Vitest, `journeys` for Playwright, `folders` for the checks. */
export function selectModules(names) {
  const known = moduleNames()
  const unknown = names.find((name) => !known.includes(name))
  if (unknown !== undefined)
    throw new Refusal(
      `There is no module ${unknown}. npm test alone runs everything; npm test -- takes any of these:\n${known.join(' ')}`,
    )
  const concerns = (path) =>
    names.some((name) => path.split('/').includes(name) || stemOf(path) === name || wordsOf(path).includes(name))
  const folders = FOLDERS.flatMap(placesIn).filter((path) => names.includes(basename(path)))
  const all_names = new Set(names.flatMap(namesOf).map(singular))
  const journeyConcerns = (path) =>
    concerns(path) || all_names.has(singular(stemOf(path))) || wordsOf(path).some((word) => all_names.has(singular(word)))
  return {
    tests: [...WORKSPACES, 'scripts', 'bench'].flatMap(filesBelow).filter((path) => /\.test\.tsx?$/.test(path) && concerns(path)),
    journeys: specs().flatMap((path) => (journeyConcerns(path) ? [path] : journeysAbout(path, names))),
    folders,
    workspaces: WORKSPACES.filter((workspace) => folders.some((path) => path.startsWith(`${workspace}/`))),
  }
}

/** `e2e/faults.spec.ts:88` for each journey of the file whose title has the word, also with the ending of many. */
function journeysAbout(path, names) {
  const text = readFileSync(join(ROOT, path), 'utf8')
  const word = new RegExp(`\\b(?:${names.join('|')})s?\\b`, 'i')
  return [...text.matchAll(JOURNEY)]
    .filter(({ groups }) => word.test(groups.title))
    .map(({ index, 0: hit }) => `${path}:${text.slice(0, index + hit.indexOf('test')).split('\n').length}`)
}
