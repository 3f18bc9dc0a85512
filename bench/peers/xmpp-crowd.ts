import type { ClientOrder } from '../chat/orders.ts'

/** RFC 2606: nobody's. */
export const DOMAIN = 'bench.invalid'
export const PASSWORD = 'bench'

/** u0 writes with c0, u1 with c1, … */
export const xmppClients = (port: number, pairs: number): ClientOrder[] =>
  Array.from({ length: pairs }, (_, pair) => [
    [`u${pair}`, `c${pair}`],
    [`c${pair}`, `u${pair}`],
  ])
    .flat()
    .map(([user, peer]) => ({ speaks: 'xmpp', port, user: user!, peer: peer!, domain: DOMAIN, password: PASSWORD }))
