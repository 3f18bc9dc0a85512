import type { Attack, Stage } from '../attack.ts'

/** Passkeys offered to one client in a minute (modules/staff/passkeys); each is a row. */
const LIMIT = 30
const AT_ONCE = 20
const OFFER = '/api/v1/staff/auth/token/passkey/offer/'

/** Somebody who has a whole network of IPv6, which tunnel brokers give away, walks through its addresses. */
export const ONE_SITE: Attack = {
  name: 'one-site',
  about: 'one limit, asked from as many addresses of a /64, a /56 and a /48 as it takes',
  house: 'guarded',
  async run(stage) {
    const site = stage.random.between(0x1000, 0xfff0)
    // Each in a network of its own, so that none takes from the next.
    const address = (offset: number, subnet: number, host: number): string =>
      `2001:db8:${(site + offset).toString(16)}:${subnet.toString(16)}::${host.toString(16)}`
    await judge(stage, '/64', 1, (nth) => address(0, 1, nth + 1))
    await judge(stage, '/56', 4, (nth) => address(1, 0x1200 + nth, 1))
    await judge(stage, '/48', 16, (nth) => address(2, (nth * 97) % 0x1_00_00, 1))
    const neighbour = await askOffer(stage, address(3, 1, 1))
    stage.expect(neighbour === 200, 'neighbour', `another site was answered ${neighbour}`)
  },
}

async function judge(stage: Stage, network: string, times: number, from: (nth: number) => string): Promise<void> {
  const most = LIMIT * times
  const asked = Math.min(most + LIMIT, times === 4 ? 255 : Number.POSITIVE_INFINITY)
  let let_in = 0
  for (let begun = 0; begun < asked; begun += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, asked - begun) }, (_, nth) => askOffer(stage, from(begun + nth)))
    let_in += (await Promise.all(some)).filter((status) => status === 200).length
  }
  stage.figure(network, `${let_in} of ${asked}`)
  stage.expect(let_in === most, 'let in', `${let_in} of ${asked} from one ${network}, not ${most}`)
}

async function askOffer({ house }: Stage, address: string): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${house.nodes[0]!.port}${OFFER}`, {
    method: 'POST',
    headers: { 'x-forwarded-for': address },
  })
  await answer.body?.cancel()
  return answer.status
}
