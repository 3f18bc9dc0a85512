// Writes into package-lock.json the optional packages of other platforms that npm left out, because the registry it asked
// did not carry them: `npm ci` refuses a lock without them. With --check it only says what is missing.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './project.mjs'

const OS = new Set(['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'])
const CPU = {
  arm: 'arm',
  arm64: 'arm64',
  ia32: 'ia32',
  ppc64: 'ppc64',
  riscv64: 'riscv64',
  s390x: 's390x',
  wasm32: 'wasm32',
  x64: 'x64',
}

const path = join(ROOT, 'package-lock.json')
const lock = JSON.parse(readFileSync(path, 'utf8'))
const missing = Object.entries(lock.packages).flatMap(([parent, { dev, optionalDependencies = {} }]) =>
  Object.entries(optionalDependencies)
    .filter(([name]) => !isLocked(parent, name))
    .map(([name, version]) => ({ name, version, dev })),
)

if (process.argv.includes('--check')) {
  for (const { name } of missing) console.log(`${name} is missing: node scripts/complete-lock.mjs`)
  process.exitCode = missing.length > 0 ? 1 : 0
} else if (missing.length > 0) {
  for (const { name, version, dev } of missing) {
    lock.packages[`node_modules/${name}`] = { version, ...platformOf(name), ...(dev && { dev }), optional: true }
  }
  const root = lock.packages['']
  const sorted = Object.entries(lock.packages)
    .filter(([key]) => key !== '')
    .toSorted(([one], [other]) => one.localeCompare(other, 'en'))
  lock.packages = { '': root, ...Object.fromEntries(sorted) }
  writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`)
}

/** As Node looks: beside the parent, then further up. */
function isLocked(parent, name) {
  for (let at = parent; ; at = at.includes('/node_modules/') ? at.slice(0, at.lastIndexOf('/node_modules/')) : '') {
    if (lock.packages[`${at}${at && '/'}node_modules/${name}`]) return true
    if (at === '') return false
  }
}

/** The platform stands in the name: `@oxlint/binding-linux-arm64-musl`. */
function platformOf(name) {
  const words = name.split('/').at(-1).split('-')
  const os = words.find((word) => OS.has(word))
  const cpu = words.map((word) => CPU[word]).find(Boolean)
  const libc = words.some((word) => word.startsWith('musl')) ? 'musl' : os === 'linux' ? 'glibc' : null
  return { ...(cpu && { cpu: [cpu] }), ...(libc && { libc: [libc] }), ...(os && { os: [os] }) }
}
