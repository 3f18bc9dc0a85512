import type { Tokens } from '@himoya/contract/accounts/auth'
import type { StaffRole } from '@himoya/contract/staff/staff'
import { listChats } from '../../server/src/modules/chat/history/own-chats.service.ts'
import type { Platform } from '../../server/src/platform/platform.ts'
import { openChild, openCounsellor, type Client } from './client.ts'
import type { House } from './houses.ts'
import { makePerson } from './people.ts'
import type { Proxy } from './proxy.ts'

export type Pair = { child: Client; counsellor: Client }

export type Account = { id: string; tokens: Tokens; alias: string }

export type PairOptions = {
  /** Index of the child's and the counsellor's node. */
  nodes?: [number, number]
  /** Makes the child's session with a clock of its own. */
  platform?: Platform
}

/** Who takes part. Everybody has an account, a session and a line of their own. */
export type Cast = {
  /** A child with an open chat and the counsellor who has it, each behind a line of their own. */
  pair(options?: PairOptions): Promise<Pair>
  pairs(count: number): Promise<Pair[]>
  /** A child whose chat nobody has yet. */
  waitingChild(): Promise<Client>
  /** A console of this member of staff on the given chat. */
  watch(chat_id: string, account: Account): Promise<Client>
  account(role: StaffRole | 'user', platform?: Platform): Promise<Account>
}

type Parts = { name: string; clients: Client[]; line(node: number): Promise<Proxy> }

export function createCast({ platform, nodes }: House, { name, clients, line }: Parts): Cast {
  const take = (client: Client): Client => {
    clients.push(client)
    return client
  }
  const participant = async ({ id, tokens }: Account, chat_id: string, node: number) => ({
    name: `${name} ${clients.length + 1}`,
    account_id: id,
    tokens,
    chat_id,
    node,
    line: await line(node),
  })
  const openPerson = async (account: Account, node: number): Promise<Client> => {
    const [chat] = await listChats(platform, { kind: 'user', id: account.id, session_id: '' }, 'uz')
    return take(openChild(await participant(account, chat!.id, node)))
  }
  const openStaff = async (chat_id: string, account: Account, node: number): Promise<Client> =>
    take(openCounsellor(await participant(account, chat_id, node)))

  const cast: Cast = {
    async account(role, on = platform) {
      const { id, token, refresh, alias } = await makePerson(on, role)
      return { id, tokens: { access: token, refresh }, alias }
    },
    async pair({ nodes: [here, there] = [0, 0], platform: on = platform } = {}) {
      const staff = await cast.account('counsellor')
      const child = await openPerson(await cast.account('user', on), here)
      await claim(platform, child.chat_id, staff.id)
      return { child, counsellor: await openStaff(child.chat_id, staff, there) }
    },
    waitingChild: async () => openPerson(await cast.account('user'), 0),
    watch: (chat_id, account) => openStaff(chat_id, account, 0),
    async pairs(count) {
      const pairs: Pair[] = []
      for (let index = 0; index < count; index += 1) {
        pairs.push(await cast.pair({ nodes: [index % nodes.length, (index + 1) % nodes.length] }))
      }
      return pairs
    },
  }
  return cast
}

/** As the console's claim leaves it; no console of these tests is ever too slow for its lease. */
async function claim({ db }: Platform, chat_id: string, assigned_to: string): Promise<void> {
  const lease_until = new Date(Date.now() + 3_600_000)
  const claimed = { state: 'active', assigned_to, queued_at: new Date(), lease_until } as const
  await db.updateTable('chat').set(claimed).where('id', '=', chat_id).execute()
}
