import type { Language } from '@himoya/contract/languages'
import type { DayPart } from '@himoya/contract/desk/my-day'
import type { StaffActor } from './core/actors.ts'
import type { App } from './core/app-type.ts'
import type { Db } from './db/connect.ts'
import type { Authenticate } from './http/access.ts'
import type { Figure } from './http/metrics.ts'
import type { Ways } from './http/readiness.ts'
import type { Schedule } from './jobs/schedule.policy.ts'
import type { JobHandlers } from './jobs/jobs.ts'
import type { Platform } from './platform.ts'
import type { SocketPath } from './realtime/socket-upgrades.ts'

/** A place for a part that one module needs and another one has, where the floors let no import lead. */
export type Slot<Part> = { readonly name: string; readonly part?: Part }
export type Handed = { readonly slot: Slot<unknown>; readonly part: unknown }
/** What was handed to this slot; throws when nobody did. */
export type Take = <Part>(slot: Slot<Part>) => Part

export const slot = <Part>(name: string): Slot<Part> => ({ name })
export const hand = <Part>(to: Slot<Part>, part: NoInfer<Part>): Handed => ({ slot: to, part })

/** What a module registers beside its routes. */
export type House = {
  take: Take
  /** For the modules that stand above this one in app.ts. */
  hand<Part>(slot: Slot<Part>, part: NoInfer<Part>): void
  addSocket(path: SocketPath): void
  /** What runs beside the answers ends with the server. */
  onClose(stop: () => unknown): void
}

/** Who asks what waits for them, and in which language it is told. */
export type Who = { actor: StaffActor; lang: Language }
type Awaits = (platform: Platform, who: Who) => Promise<DayPart[]>
/** What every module says of it; app.ts gathers them. */
export const AWAITS = slot<readonly Awaits[]>('what waits for a member')

/**
 * What of a module a member holds becomes nobody's, in the transaction (`db`) that shuts them out or takes them from the people.
 * What is answered tells the consoles, after the commit.
 */
export type LetsGo = (platform: Platform, db: Db, account_id: string) => Promise<() => void>
export const LETS_GO = slot<readonly LetsGo[]>('what a member holds goes back')

/** What a module brings to the server: its `<module>.module.ts`, one line in app.ts. */
export type ServerModule = {
  routes?: (app: App, platform: Platform, house: House) => void | Promise<void>
  jobs?: (platform: Platform, take: Take) => JobHandlers
  /** When its jobs run by themselves, in UTC. */
  schedule?: Schedule
  /** What modules that know nothing of it take from it. */
  provides?: readonly Handed[]
  /** Who a token belongs to; one module knows. */
  authenticate?: (platform: Platform) => Authenticate
  ways?: (platform: Platform) => Ways
  figures?: (platform: Platform) => Figure[]
  /** What of this module waits for a member, as far as they may see it. */
  awaits?: Awaits
  letsGo?: LetsGo
}
