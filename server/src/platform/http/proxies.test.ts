import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const DEPLOY = join(import.meta.dirname, '../../../../deploy')
const NGINX = '/usr/sbin/nginx'
const HAPROXY = '/usr/sbin/haproxy'

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  return port
}

/** A node as a proxy sees it: ready, and able to refuse in its own words. */
async function startNode(port = 0): Promise<{ port: number; stop: () => Promise<void> }> {
  const server: Server = createServer((request, answer) => {
    const refused = request.url === '/api/v1/refused/'
    answer.writeHead(refused ? 503 : 200, { 'content-type': 'application/json' })
    answer.end(JSON.stringify(refused ? { code: 'overloaded' } : { from: request.headers['x-forwarded-for'] }))
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

type Place = { folder: string; port: number; node: number }

/** Our own file with other ports and folders, and without the certificate; everything else is as it is shipped. */
function nginxFile({ folder, port, node }: Place, spare: number): string {
  const own = readFileSync(join(DEPLOY, 'nginx.conf'), 'utf8')
    .replace(/^ *listen \[::\].*$/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${spare};`)
    .replace(/listen 443 [^;]*;/, `listen 127.0.0.1:${port};`)
    .replace(/^ *ssl_.*$/gm, '')
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${node}`)
    .replaceAll('/var/log/nginx', folder)
    .replaceAll('/opt/himoya/deploy', DEPLOY)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`)
  return `pid ${folder}/pid; daemon off; error_log ${folder}/start.log; events {} http { ${temporary.join(' ')}\n${own}\n}`
}

function haproxyFile({ port, node }: Place): string {
  return readFileSync(join(DEPLOY, 'haproxy.cfg'), 'utf8')
    .replace(/^ *(?:log |maxconn |bind :80|http-request redirect).*$/gm, '')
    .replace(/bind :443.*/, `bind 127.0.0.1:${port}`)
    .replace(/10\.0\.0\.\d+:3000/g, `127.0.0.1:${node}`)
    .replaceAll('/etc/haproxy/emergency.html', join(DEPLOY, 'emergency.html'))
}

const PROXIES = [
  { name: 'nginx', program: NGINX, file: nginxFile, args: (file: string) => ['-c', file] },
  { name: 'haproxy', program: HAPROXY, file: haproxyFile, args: (file: string) => ['-db', '-f', file] },
]

// The proxies are packages of the machine; where one is not there, nothing is said of it.
for (const { name, program, file, args } of PROXIES.filter(({ program: path }) => existsSync(path)))
  describe(`${name}, with the file we ship`, () => {
    let folder = ''
    let proxy: ChildProcess
    let node: Awaited<ReturnType<typeof startNode>>
    let url = ''
    const ready = async (status: number): Promise<void> => {
      for (let turn = 0; turn < 200; turn++) {
        const answer = await fetch(`${url}/uz`).catch(() => null)
        if (answer?.status === status) return
        await sleep(50)
      }
      throw new Error(`${name} never answered ${status}`)
    }
    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'himoya-proxy-'))
      mkdirSync(join(folder, 'logs'))
      node = await startNode()
      const [port, spare] = [await freePort(), await freePort()]
      url = `http://127.0.0.1:${port}`
      writeFileSync(join(folder, 'conf'), file({ folder, port, node: node.port }, spare))
      proxy = spawn(program, args(join(folder, 'conf')), { stdio: 'ignore' })
      await ready(200)
    })
    afterAll(async () => {
      proxy.kill('SIGTERM')
      await once(proxy, 'exit')
      await node.stop()
      rmSync(folder, { recursive: true, force: true })
    })

    it('passes on what the app answers, its own refusals too, and says who asks', async () => {
      const answer = await fetch(`${url}/uz`, { headers: { 'x-forwarded-for': '8.8.8.8' } })
      expect(await answer.json()).toEqual({ from: '127.0.0.1' })
      const refused = await fetch(`${url}/api/v1/refused/`)
      expect([refused.status, await refused.json()]).toEqual([503, { code: 'overloaded' }])
      expect((await fetch(`${url}/metrics`)).status).toBe(404)
    })

    it('without an app shows the numbers in three languages, and keeps the status so that nothing stores it', async () => {
      await node.stop()
      await ready(name === 'nginx' ? 502 : 503)
      for (const method of ['GET', 'POST']) {
        const answer = await fetch(`${url}/ru/report`, { method })
        expect([502, 503]).toContain(answer.status)
        expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
        expect(answer.headers.get('cache-control')).toBe('no-store')
        const page = await answer.text()
        for (const words of ['tel:112', 'tel:102', 'Qo‘ng‘iroqlar ishlaydi', 'Звонки работают', 'Calls still work'])
          expect(page).toContain(words)
        expect(page).not.toMatch(/himoya|<script/i)
      }
      node = await startNode(node.port)
      await ready(200)
    })
  })

it('the page of the proxies asks nobody for anything and stays small', () => {
  const page = readFileSync(join(DEPLOY, 'emergency.html'), 'utf8')
  expect(page.match(/(?:src|href)="(?!tel:|data:,|https:\/\/obhavo\.uz\/|"|\/")/g)).toBeNull()
  expect(page.length).toBeLessThan(4_000)
})
