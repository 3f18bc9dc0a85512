// Makes a fresh clone ready: packages, Node 24, and for tests a browser. Does nothing where everything is there.
import { accessSync, constants, existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { must, Refusal, ROOT, run, runScript } from './project.mjs'

const NODE_MAJOR = 24
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
/** Debian's Chromium without the code of its windows: what a page needs in a sixth less time. It shows no notifications. */
const HEADLESS = 'chromium-headless-shell'

/** In Debian's redis-tools the server goes by the last of these names. */
const VALKEYS = ['valkey-server', 'redis-server', 'redis-check-rdb']

/** Answers the path of the Node that runs the project. */
export async function setUp() {
  if (!packagesAreCurrent()) await installPackages()
  return findNode()
}

/** npm notes in node_modules what it has put there; optional packages of other platforms are rightly missing. */
function packagesAreCurrent() {
  const installed = join(ROOT, 'node_modules', '.package-lock.json')
  if (!existsSync(installed)) return false
  const packagesOf = (path) => JSON.parse(readFileSync(path, 'utf8')).packages
  const present = packagesOf(installed)
  const wanted = Object.entries(packagesOf(join(ROOT, 'package-lock.json')))
  return wanted.every(([path, { version, optional, link }]) => {
    if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) return true
    const found = present[path]
    return found ? Boolean(link) || found.version === version : Boolean(optional)
  })
}

async function installPackages() {
  console.log('Installing packages (the first time, or because they changed) …')
  // Started by npm, we use that very npm; NODE_ENV=production would leave out what the build needs.
  const npm = process.env.npm_execpath
  const [command, first] = npm ? [process.execPath, [npm]] : [process.platform === 'win32' ? 'npm.cmd' : 'npm', []]
  const flags = ['ci', '--include=dev', '--include=optional', '--ignore-scripts', '--no-audit', '--no-fund']
  await must('npm ci', command, [...first, ...flags])
}

function findNode() {
  const own = join(ROOT, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node')
  if (isExecutable(own)) return own
  if (Number(process.versions.node.split('.')[0]) >= NODE_MAJOR) return process.execPath
  throw new Refusal(
    `Himoya needs Node ${NODE_MAJOR} or newer; this is ${process.version}, and none comes along for ${process.platform}-${process.arch}.\n` +
      `Install Node ${NODE_MAJOR} (https://nodejs.org), then try again.`,
  )
}

/** The Chromium of the system: CHROMIUM_PATH, one on the PATH, or Debian's package when we may install it. */
export async function findChromium() {
  const found = chromiumHere()
  if (found) return found
  if (await bringPackage('chromium', 'Chromium')) {
    const installed = chromiumHere()
    if (installed) return installed
  }
  throw new Refusal(
    'The tests need a Chromium. Install one (Debian: apt-get install chromium), or set CHROMIUM_PATH to its program.',
  )
}

/** For journeys, which open no window. Where CHROMIUM_PATH is set, or this cannot be had, it is `chromium`. */
export async function findHeadless(chromium) {
  if (process.env.CHROMIUM_PATH) return chromium
  if (!onPath(HEADLESS)) await bringPackage(HEADLESS, 'Chromium without windows')
  return onPath(HEADLESS) ?? chromium
}

/** For the faults of several nodes. Where it cannot be had they are left out by name, so nothing is refused here. */
export async function bringValkey() {
  if (VALKEYS.some(onPath)) return
  await bringPackage('redis-tools', 'redis-tools, which holds the server and starts no service')
}

/** The other engines, for the full form: each by a program of its package. Where one cannot be had its journeys are left out by name. */
const ENGINES = [
  ['firefox-esr', 'firefox-esr', 'Firefox'],
  ['WebKitWebDriver', 'webkit2gtk-driver', 'WebKit'],
  ['Xvfb', 'xvfb', 'a screen for WebKit'],
]
export async function bringEngines() {
  for (const [program, name, what] of ENGINES) if (!onPath(program)) await bringPackage(name, what)
}

/** Debian's package, when we may install it. Answers whether it is there. */
async function bringPackage(name, what) {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return false
  console.log(`Installing ${what} (Debian’s package, for the tests) …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const install = () => run('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], { env })
  if ((await install()) === 0) return true
  await run('apt-get', ['update', '-q'], { env })
  return (await install()) === 0
}

function chromiumHere() {
  const given = process.env.CHROMIUM_PATH
  if (given && !isExecutable(given)) throw new Refusal(`CHROMIUM_PATH names ${given}, which is no program.`)
  return given ?? BROWSERS.map(onPath).find(Boolean)
}

export function onPath(program) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return folders.map((folder) => join(folder, program)).find(isExecutable)
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await runScript(async () => void (await setUp()))
