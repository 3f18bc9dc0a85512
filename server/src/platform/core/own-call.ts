import type { IncomingMessage } from 'node:http'

/** Where a page's own call seems to come from; no real connection has such an address. */
export const OWN_CALLS = 'own page'

/** By its connection: what a proxy passes on as the address of a client may say anything. */
export const isOwnCall = ({ raw }: { raw: Pick<IncomingMessage, 'socket'> }): boolean => raw.socket.remoteAddress === OWN_CALLS
