import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WebSocket } from 'ws'
import { onPath } from '../../scripts/setup.mjs'
import { printed, type Driver, type Engine, type Look } from './driver.ts'

const PROGRAM = 'firefox-esr'

/** Firefox speaks WebDriver BiDi by itself; Debian packages no geckodriver, which the older protocol would need (docs/decisions/0096). */
export const firefox: Engine = {
  name: 'Firefox',
  missing: onPath(PROGRAM) ? null : `needs ${PROGRAM}`,
  start,
}

/** Where the network is, and what a person sets. */
const preferencesOf = (look: Look, proxy_port: number): Record<string, string | number | boolean> => ({
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': proxy_port,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': proxy_port,
  'network.proxy.allow_hijacking_localhost': true,
  'dom.w3c_touch_events.enabled': 1,
  'ui.prefersReducedMotion': 1,
  // It shows an answer in JSON by a page of its own.
  'devtools.jsonview.enabled': false,
  'layout.css.prefers-color-scheme.content-override': look.scheme === 'dark' ? 0 : 1,
  'font.size.variable.x-western': (16 * look.text) / 100,
})

async function start(look: Look, proxy_port: number): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'himoya-firefox-'))
  const lines = Object.entries(preferencesOf(look, proxy_port)).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  )
  writeFileSync(join(profile, 'user.js'), lines.join('\n'))
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0']
  const browser = spawn(onPath(PROGRAM)!, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = once(browser, 'exit')
  const kill = (): boolean => browser.kill('SIGKILL')
  process.once('exit', kill)
  const close = async (): Promise<void> => {
    kill()
    await ended
    process.off('exit', kill)
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    const send = await connect(await printed(browser.stderr, /BiDi listening on (ws:\S+)/))
    await send('session.new', { capabilities: { alwaysMatch: { acceptInsecureCerts: true } } })
    const { contexts } = (await send('browsingContext.getTree', {})) as { contexts: { context: string }[] }
    const { context } = contexts[0]!
    await send('browsingContext.setViewport', { context, viewport: { width: look.width, height: look.height } })
    await send('emulation.setTimezoneOverride', { contexts: [context], timezone: 'Asia/Tashkent' })
    return { ...commandsOf(send, context), has_touch: true, close }
  } catch (error) {
    await close()
    throw error
  }
}

type Send = (method: string, params: object) => Promise<unknown>

/** One command after the other over the socket; a refusal is thrown. */
async function connect(url: string): Promise<Send> {
  const socket = new WebSocket(`${url}/session`)
  await once(socket, 'open')
  const waiting = new Map<number, (answer: { result?: unknown; error?: string; message?: string }) => void>()
  socket.on('message', (text: Buffer) => {
    const answer = JSON.parse(text.toString()) as { id: number | null; error?: string }
    if (typeof answer.id === 'number') waiting.get(answer.id)?.(answer)
  })
  // A browser that ends takes its answers along.
  socket.on('close', () => {
    for (const answer of waiting.values()) answer({ error: 'closed', message: 'the browser has gone' })
  })
  let sent = 0
  return (method, params) =>
    new Promise((resolve, reject) => {
      const id = ++sent
      waiting.set(id, ({ result, error, message }) => {
        waiting.delete(id)
        if (error) reject(new Error(`${method}: ${error}: ${message}`))
        else resolve(result)
      })
      socket.send(JSON.stringify({ id, method, params }))
    })
}

type Evaluated = { type: 'success'; result: { value?: string } } | { type: 'exception'; exceptionDetails: { text: string } }

const commandsOf = (send: Send, context: string): Pick<Driver, 'go' | 'back' | 'run' | 'perform'> => ({
  async go(url) {
    try {
      await send('browsingContext.navigate', { context, url, wait: 'complete' })
    } catch (error) {
      // Without a network the browser shows a page of its own, which is what a person sees.
      if (!String(error).includes('unknown error')) throw error
    }
  },
  back: async () => void (await send('browsingContext.traverseHistory', { context, delta: -1 })),
  async run(script) {
    const expression = `(async () => JSON.stringify((await (${script})) ?? null))()`
    const answer = (await send('script.evaluate', { expression, target: { context }, awaitPromise: true })) as Evaluated
    if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text)
    return JSON.parse(answer.result.value ?? 'null')
  },
  perform: async (actions) => void (await send('input.performActions', { context, actions })),
})
