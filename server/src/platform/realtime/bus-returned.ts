import { topic, type Topic } from './hub.ts'

/** Keyed `all`: the bus was away, so other nodes' words may be missing. Lists that live on hints read themselves anew. */
export const busReturned: Topic<Record<string, never>> = topic('bus.returned')
