import type { ContentType } from '@himoya/contract/content/content-types'
import { busReturned } from '../realtime/bus-returned.ts'
import { topic, type Hub, type Topic } from '../realtime/hub.ts'

/** What the public sees is now another: of which kind. The numbers, the library and the statistics change what pages show as well. */
export type ContentChange = { what: ContentType | 'emergency_number' | 'media' | 'statistics' }

/** Keyed `all`; every node hears it. Whoever keeps something made of content forgets it. */
export const contentChanged: Topic<ContentChange> = topic('content.changed')

/** Call it after the transaction: a page that is made anew must find what was written. */
export const announceChange = (hub: Hub, what: ContentChange['what']): void => hub.publish(contentChanged, 'all', { what })

/** Tells of every change, and when some may have been missed. Returns the way to stop listening. */
export function onContentChanged(hub: Hub, forget: () => void): () => void {
  const stops = [hub.subscribe(contentChanged, 'all', forget), hub.subscribe(busReturned, 'all', forget)]
  return () => stops.forEach((stop) => stop())
}
