import { LANGUAGES } from '@himoya/contract/languages'
import type { StaffRole } from '@himoya/contract/staff/staff'
import { createUser, findStaff, findUser } from '../src/modules/accounts/auth/auth.service.ts'
import { importDuty } from '../src/modules/staff/duty/duty.service.ts'
import { addFirstTags } from '../src/modules/chat/care/care.service.ts'
import { importSnippet } from '../src/modules/chat/snippets/snippets.service.ts'
import { addFirstHours } from '../src/modules/staff/shifts/shifts.service.ts'
import { importMember } from '../src/modules/staff/staff.service.ts'
import type { Db } from '../src/platform/db/connect.ts'
import type { Platform } from '../src/platform/platform.ts'
import { seedCases } from './cases.ts'
import { seedSamples } from './content/seed-samples.ts'
import { DEMO_SNIPPETS } from './snippets.ts'
import { seedStatistics } from './statistics.ts'

/** The password of the whole cast. It is printed at the start and stands in the README: a demo has no secrets. */
export const DEMO_PASSWORD = 'himoya-demo-2026'

/** The numbers are nobody's; what is sent to them lies in the outbox. */
type DemoMember = { email: string; phone: string; alias: string; role: StaffRole }

export const DEMO_STAFF: readonly DemoMember[] = [
  { email: 'counsellor@himoya.test', phone: '+998900000001', alias: 'Nilufar', role: 'counsellor' },
  { email: 'counsellor2@himoya.test', phone: '+998900000002', alias: 'Bekzod', role: 'counsellor' },
  { email: 'supervisor@himoya.test', phone: '+998900000003', alias: 'Malika', role: 'supervisor' },
  { email: 'editor@himoya.test', phone: '+998900000004', alias: 'Jasur', role: 'editor' },
  { email: 'admin@himoya.test', phone: '+998900000005', alias: 'Sardor', role: 'admin' },
]

/** What a closed chat says; with somebody on shift the demo is open at any hour. */
const WORKDAY = [
  { opens: '08:00', closes: '13:00' },
  { opens: '14:00', closes: '20:00' },
]
const WEEKEND = [{ opens: '10:00', closes: '18:00' }]
const WEEK = [WORKDAY, WORKDAY, WORKDAY, WORKDAY, WORKDAY, WEEKEND, WEEKEND]
const DEMO_HOURS = { uz: WEEK, ru: WEEK, en: [WORKDAY, WORKDAY, WORKDAY, WORKDAY, WORKDAY, [], []] }

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7]
/** Who is woken by a call for help when nobody is on shift; on Sunday there is a gap, for the screen to show. */
const DEMO_DUTY = [
  { email: 'counsellor@himoya.test', slots: [{ weekdays: EVERY_DAY, opens: '20:00', closes: '08:00', place: 1 }] },
  { email: 'counsellor2@himoya.test', slots: [{ weekdays: [1, 2, 3, 4, 5], opens: '20:00', closes: '08:00', place: 2 }] },
  {
    email: 'supervisor@himoya.test',
    slots: [
      { weekdays: EVERY_DAY, opens: '20:00', closes: '08:00', place: 3 },
      { weekdays: [1, 2, 3, 4, 5, 6], opens: '08:00', closes: '20:00', place: 1 },
      { weekdays: [7], opens: '10:00', closes: '20:00', place: 1 },
    ],
  },
]

const DEMO_TAGS = [
  { uz: 'maktab', ru: 'школа', en: 'school' },
  { uz: 'oila', ru: 'семья', en: 'family' },
  { uz: 'internetda kamsitish', ru: 'травля в сети', en: 'bullying online' },
  { uz: 'qo‘rquv', ru: 'страх', en: 'fear' },
  { uz: 'ota-ona so‘rovi', ru: 'вопрос родителя', en: 'a parent asks' },
]

export const DEMO_USERS = [
  { mode: 'nickname', login: 'lola', first_name: '', age_band: '11-13', audience: 'teen' },
  { mode: 'phone', login: '+998901234567', first_name: 'Aziza', age_band: '18+', audience: 'parent' },
] as const

/** Whom a start of the demo names. */
export const demoGreeting = (): string[] => [
  `Demo staff: ${DEMO_STAFF.map(({ email }) => email).join(', ')}`,
  `Demo users: ${DEMO_USERS.map(({ login }) => login).join(', ')}    password of all: ${DEMO_PASSWORD}`,
]

/** What a first start of the demo has: its cast, content to look at, cases to work on. */
export async function seedDemo(platform: Platform): Promise<void> {
  await seedCast(platform)
  await seedSamples(platform)
  await seedCases(platform)
  await seedStatistics(platform, platform.db)
  await seedDemoDuty(platform)
}

async function seedDemoDuty(platform: Platform): Promise<void> {
  await platform.db.transaction().execute(async (db) => {
    const imported = await Promise.all(
      DEMO_DUTY.map(async ({ email, slots }) => {
        const { phone } = DEMO_STAFF.find((member) => member.email === email)!
        return { account_id: (await findStaff(platform, db, email))!, phone, slots }
      }),
    )
    await importDuty(platform, db, imported)
  })
}

/** Puts in whoever of the cast is not there yet. Only the demo and tests call it. */
export async function seedCast(platform: Platform): Promise<void> {
  await platform.db.transaction().execute(async (db) => {
    const staff = await missing(DEMO_STAFF, ({ email }) => findStaff(platform, db, email))
    const users = await missing(DEMO_USERS, ({ mode, login }) => findUser(platform, db, mode, login))
    if (staff.length + users.length === 0) return
    // One hash for all: hashing is slow by design, and the demo must start fast.
    const password_hash = await platform.passwords.turn((argon) => argon.hash(DEMO_PASSWORD))
    const ids = new Map<string, string>()
    for (const member of staff) {
      ids.set(member.role, await importMember(platform, db, { ...member, langs: [...LANGUAGES], password_hash }))
    }
    const [author_id, approved_by] = [ids.get('counsellor'), ids.get('editor')]
    if (author_id && approved_by) await addSnippets(platform, db, { author_id, approved_by })
    await addFirstTags(db, DEMO_TAGS)
    await addFirstHours(db, DEMO_HOURS, platform.now())
    for (const user of users) await createUser(platform, db, { ...user, lang: 'uz', password_hash })
  })
}

async function addSnippets(platform: Platform, db: Db, by: { author_id: string; approved_by: string }): Promise<void> {
  for (const snippet of DEMO_SNIPPETS) {
    for (const lang of LANGUAGES) {
      const [shortcut, text] = snippet[lang]
      await importSnippet(platform, db, { lang, shortcut, text }, by)
    }
  }
}

async function missing<T>(cast: readonly T[], find: (one: T) => Promise<unknown>): Promise<T[]> {
  const absent: T[] = []
  for (const one of cast) if (!(await find(one))) absent.push(one)
  return absent
}
