import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { onPath } from '../../scripts/setup.mjs'
import { freePort } from '../house.ts'
import { printed, type Driver, type Engine, type Look } from './driver.ts'

const [DRIVER, DISPLAY] = ['WebKitWebDriver', 'Xvfb']
/** The small browser that comes with the engine. */
const [BROWSER] = globSync('/usr/{lib,libexec}/**/webkit2gtk-4.*/MiniBrowser')

export const webkit: Engine = {
  name: 'WebKit',
  missing: onPath(DRIVER) && onPath(DISPLAY) && BROWSER ? null : 'needs webkit2gtk-driver and xvfb',
  start,
}

/** Its bar of buttons is wider than a phone; only its window has a width, so the bar has to give way. */
const NARROW_BAR = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px }'

async function start(look: Look, proxy_port: number): Promise<Driver> {
  const folder = mkdtempSync(join(tmpdir(), 'himoya-webkit-'))
  mkdirSync(join(folder, 'gtk-3.0'))
  writeFileSync(join(folder, 'gtk-3.0', 'gtk.css'), NARROW_BAR)
  writeFileSync(join(folder, 'settings.ini'), `[websettings]\ndefault-font-size=${(16 * look.text) / 100}\n`)
  const started: ChildProcess[] = []
  const kill = (): void => started.forEach((one) => one.kill('SIGKILL'))
  process.once('exit', kill)
  const close = async (): Promise<void> => {
    const ended = started.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)
    const gone = Promise.all(ended.map((one) => once(one, 'exit')))
    kill()
    await gone
    process.off('exit', kill)
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    const screen = spawn(onPath(DISPLAY)!, ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'])
    started.push(screen)
    const env = {
      PATH: process.env.PATH,
      HOME: folder,
      XDG_CONFIG_HOME: folder,
      DISPLAY: `:${await printed(screen.stdout, /^(\d+)\n/)}`,
      GTK_A11Y: 'none',
      LANG: 'C.UTF-8',
    }
    const port = await freePort()
    started.push(spawn(onPath(DRIVER)!, [`--port=${port}`], { env, stdio: 'ignore' }))
    const session = await openSession(`http://127.0.0.1:${port}`, [
      '--automation',
      `--proxy=http://127.0.0.1:${proxy_port}`,
      `--config=${join(folder, 'settings.ini')}`,
      '--time-zone=Asia/Tashkent',
      ...(look.scheme === 'dark' ? ['--dark-mode'] : []),
    ])
    await fitWindow(session, look)
    return {
      ...commandsOf(session),
      has_touch: false,
      async close() {
        // The driver ends the browser it has started; killed before, it would leave it behind.
        await session('DELETE', '').catch(() => null)
        await close()
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}

type Session = (method: 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>

async function call(method: string, url: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, { method, ...(body ? { body: JSON.stringify(body) } : {}) })
  const { value } = (await answer.json()) as { value: unknown }
  if (answer.ok) return value
  const { error, message } = value as { error: string; message: string }
  throw new Error(`${url}: ${error}: ${message}`)
}

const PATIENCE_MS = 120_000

async function openSession(driver: string, args: string[]): Promise<Session> {
  const always = { acceptInsecureCerts: true, 'webkitgtk:browserOptions': { binary: BROWSER, args } }
  for (const until = Date.now() + PATIENCE_MS; ; await sleep(50)) {
    const is_up = await fetch(`${driver}/status`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (is_up) break
    if (Date.now() > until) throw new Error('WebKitWebDriver does not answer')
  }
  const { sessionId: id } = (await call('POST', `${driver}/session`, { capabilities: { alwaysMatch: always } })) as {
    sessionId: string
  }
  const session: Session = (method, path, body) => call(method, `${driver}/session/${id}${path}`, body)
  await session('POST', '/timeouts', { script: PATIENCE_MS, pageLoad: PATIENCE_MS })
  return session
}

/** The window is so much larger than the page as its bar is high. */
async function fitWindow(session: Session, { width, height }: Look): Promise<void> {
  const measure = { script: 'return [innerWidth, innerHeight]', args: [] }
  await session('POST', '/window/rect', { x: 0, y: 0, width, height })
  const [wide, high] = (await session('POST', '/execute/sync', measure)) as [number, number]
  await session('POST', '/window/rect', { x: 0, y: 0, width: width * 2 - wide, height: height * 2 - high })
}

const commandsOf = (session: Session): Pick<Driver, 'go' | 'back' | 'run' | 'perform'> => ({
  async go(url) {
    try {
      await session('POST', '/url', { url })
    } catch (error) {
      // Without a network the browser shows a page of its own, which is what a person sees.
      if (!String(error).includes('unknown error')) throw error
    }
  },
  back: async () => void (await session('POST', '/back', {})),
  async run(script) {
    const body = `const done = arguments[0];
      (async () => (await (${script})) ?? null)().then((answer) => done(JSON.stringify({ answer })), (error) => done(JSON.stringify({ error: String(error) })))`
    const said = JSON.parse((await session('POST', '/execute/async', { script: body, args: [] })) as string) as {
      answer?: unknown
      error?: string
    }
    if (said.error !== undefined) throw new Error(said.error)
    return said.answer
  },
  perform: async (actions) => void (await session('POST', '/actions', { actions })),
})
