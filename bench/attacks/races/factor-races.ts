import { randomBytes } from 'node:crypto'
import type { PasskeyCreation, PasskeyRequest } from '@himoya/contract/staff/passkeys'
import type { InviteAccepted } from '@himoya/contract/staff/members'
import { codeOf, softwareKey } from '../../../server/test/authenticator.ts'
import type { Member } from '../../../server/test/chat-cast.ts'
import { v7 as uuid } from '../../../server/src/platform/crypto/ids.ts'
import { PUBLIC_URL } from '../house.ts'
import { TIMES, won, type Answer, type Line } from './line.ts'
import { did, oneNoted, oneOf, statusesOf, type Race } from './race.ts'
import { invitedMember } from './team-races.ts'

const manners = { origin: PUBLIC_URL }
const KEYS = 'staff/auth/passkey/'
const PASSWORD = 'o‘n besh belgidan uzun parol'

async function withKey(line: Line) {
  const joined = await line.join('counsellor')
  const member = { ...joined, token: await line.provenForFactor(joined.token) }
  const key = softwareKey()
  const offer = await did<PasskeyCreation>(line.call('POST', `${KEYS}offer/`, { token: member.token }), 'no offer')
  const answer = key.create(offer, manners)
  await did(line.call('POST', KEYS, { token: member.token, body: { name: 'Poyga', answer } }), 'no key')
  return { member, key }
}

/** A member who signs in with a password and an authenticator. */
async function withAuthenticator(line: Line) {
  const { token, email } = await invitedMember(line)
  const offer = await did(line.call('POST', 'staff/invite/check/', { body: { token } }), 'no invitation')
  const { secret } = offer.second_factor
  const body = { token, password: PASSWORD, code: codeOf(secret, Date.now()) }
  const accepted = await did<InviteAccepted>(line.call('POST', 'staff/invite/accept/', { body }), 'not accepted')
  // As if half a minute had passed: the code of this moment has not been used.
  await line.db.updateTable('staff_member').set({ totp_last_step: null }).where('account_id', '=', accepted.user.id).execute()
  return { email, recovery: accepted.recovery_codes![0]!, code: codeOf(secret, Date.now()) }
}

/** Fifty passwords are more than may wait for a turn, so some are told to come again; and wrong ones are slowed down. */
const oneSignIn = (answers: readonly Answer[]): string | null => (won(answers).length === 1 ? null : statusesOf(answers))

const signIns = (line: Line, email: string, code: string): Promise<Answer[]> =>
  line.fifty('POST', 'staff/auth/token/', { body: { email, password: PASSWORD, code } })

/** Keys that nobody has to make for the race. */
async function giveKeys(line: Line, { id: account_id }: Member): Promise<string[]> {
  const rows = Array.from({ length: TIMES }, () => ({ id: uuid(), account_id, name: 'Poyga', created_at: new Date() }))
  await line.db
    .insertInto('passkey')
    .values(rows.map((row) => ({ ...row, credential_id: randomBytes(16), public_key: randomBytes(64), sign_count: 0 })))
    .execute()
  return rows.map(({ id }) => id)
}

export const FACTOR_RACES: readonly Race[] = [
  {
    name: 'one passkey of an offer',
    async run(line) {
      const { token: joined, id } = await line.join('counsellor')
      const token = await line.provenForFactor(joined)
      const offer = await did<PasskeyCreation>(line.call('POST', `${KEYS}offer/`, { token }), 'no offer')
      const body = { name: 'Poyga', answer: softwareKey().create(offer, manners) }
      return oneNoted(line, await line.fifty('POST', KEYS, { token, body }), 'member.passkey_added', id)
    },
  },
  {
    name: 'one sign-in of a passkey’s answer',
    async run(line) {
      const { key } = await withKey(line)
      const offer = await did<PasskeyRequest>(line.call('POST', 'staff/auth/token/passkey/offer/'), 'no offer')
      return oneOf(await line.fifty('POST', 'staff/auth/token/passkey/', { body: { answer: key.sign(offer, manners) } }))
    },
  },
  {
    name: 'one step-up of a passkey’s answer',
    async run(line) {
      const { key, member } = await withKey(line)
      const { token } = member
      const offer = await did<PasskeyRequest>(line.call('POST', 'staff/auth/step-up/offer/', { token }), 'no offer')
      return oneOf(await line.fifty('POST', 'staff/auth/step-up/', { token, body: { passkey: key.sign(offer, manners) } }))
    },
  },
  {
    name: 'the last passkey of fifty stays',
    async run(line) {
      const member = await line.join('counsellor')
      const ids = await giveKeys(line, member)
      await line.db.insertInto('passkey_rule').values({ required_from: new Date(), agreed_at: new Date() }).execute()
      try {
        const answers = await line.fifty('DELETE', KEYS, (nth) => ({ token: member.token, tail: `${ids[nth]}/` }))
        const left = await line.db.selectFrom('passkey').select('id').where('account_id', '=', member.id).execute()
        const noted = await line.audited('member.passkey_removed', member.id)
        return left.length === 1 && noted === TIMES - 1 ? null : `${left.length} left, ${noted} noted: ${statusesOf(answers)}`
      } finally {
        await line.db.deleteFrom('passkey_rule').execute()
      }
    },
  },
  {
    name: 'one sign-in of a recovery code of the team',
    async run(line) {
      const { email, recovery } = await withAuthenticator(line)
      return oneSignIn(await signIns(line, email, recovery))
    },
  },
  {
    name: 'one sign-in of a code of the authenticator',
    async run(line) {
      const { email, code } = await withAuthenticator(line)
      return oneSignIn(await signIns(line, email, code))
    },
  },
  {
    name: 'one confirmation of a duty phone',
    async run(line) {
      const [supervisor, { id, token }] = [await line.join('supervisor'), await line.join('counsellor')]
      const phone = line.phone()
      await did(line.call('POST', 'staff/duty/phone/', { token: supervisor.token, body: { account_id: id, phone } }), 'no phone')
      await did(line.call('POST', 'staff/duty/own/code/', { token }), 'no code')
      const code = await line.textTo(phone, /(?<!\d)(\d{6})(?!\d)/)
      return oneOf(await line.fifty('POST', 'staff/duty/own/confirm/', { token, body: { code } }))
    },
  },
]
