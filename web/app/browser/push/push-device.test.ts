import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readPushState, turnPushOff, turnPushOn } from './push-device.ts'

const ADDRESS = { endpoint: 'https://push.test/1', keys: { p256dh: 'p', auth: 'a' } }
let subscribed: boolean
let permission: NotificationPermission
let answers: NotificationPermission
let calls: unknown[]
let key: string | null
let server_fails: boolean

const subscription = { ...ADDRESS, toJSON: () => ADDRESS, unsubscribe: async () => void (subscribed = false) }
const pushes = {
  getSubscription: async () => (subscribed ? subscription : null),
  subscribe: async (options: object) => {
    calls.push(options)
    subscribed = true
    return subscription
  },
}
const registration = { pushManager: pushes }
const browser = { serviceWorker: { getRegistration: async () => registration, ready: Promise.resolve(registration) } }
const api = {
  get: async () => ({ key }) as never,
  post: async (_: string, body: unknown) => {
    if (server_fails) throw new Error('away')
    calls.push(body)
    return undefined as never
  },
  delete: async (_: string, body: unknown) => {
    if (server_fails) throw new Error('away')
    calls.push(body)
    return undefined as never
  },
}

beforeEach(() => {
  subscribed = false
  permission = 'default'
  answers = 'granted'
  calls = []
  key = 'BKey'
  server_fails = false
  vi.stubGlobal('navigator', { userAgent: 'Chrome', ...browser })
  vi.stubGlobal('PushManager', {})
  vi.stubGlobal('Notification', {
    get permission() {
      return permission
    },
    requestPermission: async () => (permission = answers),
  })
})
afterEach(() => vi.unstubAllGlobals())

describe('pushes on this device', () => {
  it('stand as the browser and the server say, and nobody is asked for it', async () => {
    expect(await readPushState(api)).toBe('off')
    subscribed = true
    expect(await readPushState(api)).toBe('on')
    permission = 'denied'
    expect(await readPushState(api)).toBe('blocked')
    permission = 'default'
    subscribed = false
    key = null
    expect(await readPushState(api)).toBe('unsupported')
    expect(permission).toBe('default')
  })

  it('are not there in a browser without them, and an iPhone is told to install first', async () => {
    Reflect.deleteProperty(globalThis, 'PushManager')
    expect(await readPushState(api)).toBe('unsupported')
    vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)', ...browser })
    expect(await readPushState(api)).toBe('install')
  })

  it('are turned on by the person, with the server’s key, and off again on both sides', async () => {
    expect(await turnPushOn(api)).toBe('on')
    expect(calls).toEqual([{ userVisibleOnly: true, applicationServerKey: 'BKey' }, ADDRESS])
    expect(await turnPushOff(api)).toBe('off')
    expect(calls.at(-1)).toEqual({ endpoint: ADDRESS.endpoint })
    expect(subscribed).toBe(false)
  })

  it('stay off when the person says no', async () => {
    answers = 'denied'
    expect(await turnPushOn(api)).toBe('blocked')
    expect([calls, subscribed]).toEqual([[], false])
  })

  it('do not look turned on when the server did not hear of it; turned off is off without it', async () => {
    server_fails = true
    await expect(turnPushOn(api)).rejects.toThrow('away')
    expect(subscribed).toBe(false)
    subscribed = true
    expect(await turnPushOff(api)).toBe('off')
    expect(subscribed).toBe(false)
  })
})
