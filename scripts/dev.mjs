// npm run dev: the server restarts and the site is rebuilt when their files change (reload the page to see it);
// the console comes from Vite's own server, which reloads by itself.
import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { build, PARTS } from './build.mjs'
import { Refusal, ROOT, runScript } from './project.mjs'
import { setUp } from './setup.mjs'

const WATCHED = ['contract', 'kit', 'server', 'web']
const IGNORED = /node_modules|\.react-router|\.test\.\w+$|(^|\/)\./
/** An editor writes several files at once; a build begins when it has gone quiet. */
const QUIET_MS = 150

await runScript(async () => {
  const node = await setUp()
  await build(node)
  const server = keepRunning(node, ['server/demo/main.ts'])
  const console_server = keepRunning(node, [
    'node_modules/vite/bin/vite.js',
    '--config',
    'console/vite.config.ts',
    '--port',
    '5173',
  ])
  console.log('The console with live reload: http://localhost:5173/staff/')
  onChange(async (paths) => {
    const built = await rebuild(node, paths)
    if (built.includes('site') || paths.some((path) => /^(server|contract)\//.test(path))) await server.restart()
  })
  await new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, resolve)
  })
  await Promise.all([server.stop(), console_server.stop()])
  process.exit(0)
})

/** A mistake in a half-written file is shown; the old build stays until the next change. */
async function rebuild(node, paths) {
  const isInput = (name) =>
    PARTS[name].inputs.some((input) => paths.some((path) => path === input || path.startsWith(`${input}/`)))
  if (!['islands', 'site'].some(isInput)) return []
  try {
    return await build(node, ['islands', 'site'])
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    console.error(error.message)
    return []
  }
}

function onChange(react) {
  let changed = new Set()
  let timer
  let running = Promise.resolve()
  for (const folder of WATCHED) {
    watch(`${ROOT}/${folder}`, { recursive: true }, (_event, name) => {
      if (!name || IGNORED.test(name)) return
      changed.add(`${folder}/${name}`)
      clearTimeout(timer)
      timer = setTimeout(() => {
        const paths = [...changed]
        changed = new Set()
        running = running.then(() => react(paths))
      }, QUIET_MS)
    })
  }
}

function keepRunning(node, args) {
  let child
  let ended
  const start = () => {
    child = spawn(node, args, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'] })
    ended = new Promise((resolve) => child.once('exit', resolve))
  }
  const stop = () => {
    child.kill('SIGTERM')
    return ended
  }
  start()
  return { stop, restart: () => stop().then(start) }
}
