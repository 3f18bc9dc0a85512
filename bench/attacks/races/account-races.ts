import { randomBytes } from 'node:crypto'
import { won, type Line } from './line.ts'
import { oneOf, statusesOf, type Race } from './race.ts'

const PASSWORD = 'olma daraxti gulladi'
const CODE = /(?<!\d)(\d{6})(?!\d)/

type Registered = { phone: string; registration: string }

async function askCode(line: Line): Promise<Registered> {
  const phone = line.phone()
  const { body } = await line.call('POST', 'auth/register/', {
    body: { mode: 'phone', phone, password: PASSWORD, accept_terms: true },
  })
  return { phone, registration: String(body['registration']) }
}

async function makeAccount(line: Line): Promise<string> {
  const { phone, registration } = await askCode(line)
  const code = await line.textTo(phone, CODE)
  const { status } = await line.call('POST', 'auth/confirm/', { body: { phone, code, registration } })
  if (status !== 200) throw new Error(`no account: ${status}`)
  return phone
}

/** The code of a reset: another one than confirmed the account. */
async function askReset(line: Line): Promise<{ phone: string; code: string }> {
  const phone = await makeAccount(line)
  const first = await line.textTo(phone, CODE)
  await line.call('POST', 'password/reset/', { body: { phone } })
  return { phone, code: await line.textTo(phone, new RegExp(`(?<!\\d)(?!${first})(\\d{6})(?!\\d)`)) }
}

export const ACCOUNT_RACES: readonly Race[] = [
  {
    name: 'one account of a code',
    async run(line) {
      const { phone, registration } = await askCode(line)
      const code = await line.textTo(phone, CODE)
      return oneOf(await line.fifty('POST', 'auth/confirm/', { body: { phone, code, registration } }))
    },
  },
  {
    name: 'one account of a nickname',
    async run(line) {
      const body = { mode: 'nickname', nickname: `bola ${letters()}`, password: PASSWORD, accept_terms: true }
      // Fifty passwords are more than may wait for a turn: who is told so asks again.
      return oneOf(await line.fifty('POST', 'auth/register/', { body }))
    },
  },
  {
    name: 'one third step of a reset code',
    async run(line) {
      return oneOf(await line.fifty('POST', 'password/reset/confirm/', { body: await askReset(line) }))
    },
  },
  {
    name: 'one password of a reset token',
    async run(line) {
      const { body } = await line.call('POST', 'password/reset/confirm/', { body: await askReset(line) })
      const answers = await line.fifty('POST', 'password/reset/set/', (nth) => ({
        body: { reset_token: body['reset_token'], password: `yangi uzun parol ${nth}` },
      }))
      return won(answers).length === 1 ? null : statusesOf(answers)
    },
  },
  {
    name: 'one pair of a refresh token',
    async run(line) {
      const { refresh } = await line.join()
      const answers = await line.fifty('POST', 'auth/token/refresh/', { body: { refresh } })
      const pairs = new Set(won(answers).map(({ body }) => body['refresh']))
      return pairs.size === 1 ? null : `${pairs.size} pairs: ${statusesOf(answers)}`
    },
  },
]

const letters = (): string => [...randomBytes(12)].map((byte) => String.fromCodePoint(97 + (byte % 26))).join('')
