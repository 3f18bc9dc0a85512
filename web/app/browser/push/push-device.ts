import type { PushKey } from '@himoya/contract/notifications/notifications'
import type { Api } from '@himoya/kit/session/api-client'
import { endPush } from './push-note.ts'

/**
 * `install`: iOS gives pushes to installed sites alone. `blocked`: the person said no before, and only the browser's
 * settings can change that. `unsupported`: this browser or this server has none.
 */
export type PushState = 'unsupported' | 'install' | 'blocked' | 'off' | 'on'

/** The worker comes with the first touch of a page (offline-card); a slow line may take its time. */
const WORKER_MS = 15_000

/** How pushes stand on this device. Asks the person nothing. */
export async function readPushState(api: Pick<Api, 'get'>): Promise<PushState> {
  if (!('serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis)) {
    return /iPhone|iPad/.test(navigator.userAgent) ? 'install' : 'unsupported'
  }
  if (Notification.permission === 'denied') return 'blocked'
  const registration = await navigator.serviceWorker.getRegistration()
  if (await registration?.pushManager.getSubscription()) return 'on'
  return (await api.get<PushKey>('notification/subscription/')).key === null ? 'unsupported' : 'off'
}

/** Only after a tap on a button that says so: the browser asks the person now. */
export async function turnPushOn(api: Pick<Api, 'get' | 'post'>): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return Notification.permission === 'denied' ? 'blocked' : 'off'
  const { key } = await api.get<PushKey>('notification/subscription/')
  if (key === null) return 'unsupported'
  const registration = await workerInTime()
  const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  try {
    await api.post('notification/subscription/', subscription.toJSON())
  } catch (error) {
    // the server does not know it, so it must not look as if it were on
    await subscription.unsubscribe()
    throw error
  }
  return 'on'
}

export async function turnPushOff(api: Pick<Api, 'delete'>): Promise<PushState> {
  const endpoint = await endPush()
  // a push to an address that is gone ends it on the server as well
  if (endpoint) await api.delete('notification/subscription/', { endpoint }).catch(() => null)
  return 'off'
}

function workerInTime(): Promise<ServiceWorkerRegistration> {
  return Promise.race([
    navigator.serviceWorker.ready,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('The service worker did not come')), WORKER_MS)
    }),
  ])
}
