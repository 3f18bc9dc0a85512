import { certificateCode } from '@himoya/contract/typed-codes'
import type { Certificate, GenuineCertificate, NameCheck } from '@himoya/contract/content/learning'
import { LANGUAGES, type Language } from '@himoya/contract/languages'
import { tashkentDay } from '@himoya/contract/tashkent'
import { randomInt } from 'node:crypto'
import { v7 as uuid } from '../../../platform/crypto/ids.ts'
import type { Db } from '../../../platform/db/connect.ts'
import type { UserActor } from '../../../platform/core/actors.ts'
import type { Client } from '../../../platform/core/client.ts'
import { AppError } from '../../../platform/core/errors.ts'
import { windowOf } from '../../../platform/core/paging.ts'
import type { Platform } from '../../../platform/platform.ts'
import { keyOf, type Live, oneLive } from '../content.service.ts'
import { hasPassed } from '../tests/tests.service.ts'
import { isCorrectable, isSameName, newCode } from './certificates.policy.ts'
import {
  insertCertificate,
  type ReadCertificate,
  readByCode,
  readByCourse,
  readKeyId,
  readOwn,
  updateName,
} from './certificates.store.ts'
import { courseLessons } from './lessons.service.ts'
import { countDone } from './progress.store.ts'

type Parts = Pick<Platform, 'db' | 'now' | 'vault' | 'config'>
/** Wrong names of one address: whoever reads a paper needs one or two, whoever guesses needs thousands. */
const NAME_TRIES = { points: 5, seconds: 3_600 }

type Asked = { course: string; name: string; lang: Language }

/**
 * The certificate of a course whose lessons are all done, and whose test is passed where it names one. Asked for again it is the
 * same one, for a day with the name put right. `issued` says whether it is new. Throws `not_found` (also for a course that gives none), `lessons_left`, `test_left`,
 * `too_late`.
 */
export async function issueCertificate(
  { db, now, vault, config }: Parts,
  actor: UserActor,
  { course: key, name, lang }: Asked,
): Promise<{ issued: boolean; certificate: Certificate }> {
  const course = await oneLive(db, 'course', lang, keyOf(key))
  if (!course.facts.certificate) throw new AppError('not_found')
  const lesson_ids = (await courseLessons(db, lang, course)).map(({ id }) => id)
  const test_id = course.facts.certificate_test ?? null
  // What was given stays given, whatever lessons and tests came to the course since.
  if (!(await readByCourse(db, actor.id, course.id))) {
    const done = await countDone(db, actor.id, lesson_ids)
    if (lesson_ids.length === 0 || done < lesson_ids.length) throw new AppError('lessons_left')
    if (test_id !== null && !(await hasPassed({ db, vault }, actor.id, test_id))) throw new AppError('test_left')
  }
  const sealer = await vault.useKey(db, await keyOfAccount(db, actor))
  const id = uuid()
  const issued = await insertCertificate(db, {
    id,
    code: newCode(randomInt),
    account_id: actor.id,
    course_id: course.id,
    name: sealer.seal(`${id}:name`, name),
    titles: await titlesOf(db, course),
    minutes: course.facts.minutes,
    lesson_count: lesson_ids.length,
    tested: test_id !== null,
    issued_at: now(),
  })
  const row = await readByCourse(db, actor.id, course.id)
  if (!row) throw new AppError('not_found')
  if (!issued && sealer.open(`${row.id}:name`, row.name) !== name) {
    if (!isCorrectable(row.issued_at, now())) throw new AppError('too_late')
    row.name = sealer.seal(`${row.id}:name`, name)
    await updateName(db, row.id, row.name)
  }
  return { issued, certificate: await shownCertificate({ db, vault, config }, row, lang) }
}

async function keyOfAccount(db: Db, actor: UserActor): Promise<string> {
  const key_id = await readKeyId(db, actor.id)
  if (key_id === null) throw new AppError('token_revoked')
  return key_id
}

/** What it is called today in each language; a certificate says so for ever. */
async function titlesOf(db: Db, { id }: Live<'course'>): Promise<Record<Language, string>> {
  const titles = LANGUAGES.map(async (lang) => [lang, (await oneLive(db, 'course', lang, { id })).texts.title] as const)
  return Object.fromEntries(await Promise.all(titles)) as Record<Language, string>
}

/** For whoever was shown one and wants to know whether it is genuine, however they typed it: never whose it is. Throws `not_found`. */
export async function checkCertificate({ db }: Pick<Parts, 'db'>, lang: Language, code: string): Promise<GenuineCertificate> {
  const row = await byCodeOrThrow(db, code)
  return { ...certified(row, lang), issued_on: tashkentDay(row.issued_at) }
}

/**
 * Is this the name that stands on the paper? A try is taken before the look and given back when it was, so that nobody finds a
 * name by guessing. Throws `not_found`, `rate_limited`.
 */
export async function checkName(
  { db, vault, limiter }: Pick<Platform, 'db' | 'vault' | 'limiter'>,
  { address }: Pick<Client, 'address'>,
  { code, name }: { code: string; name: string },
): Promise<NameCheck> {
  const retry_after = await limiter.take('certificate_name', address, NAME_TRIES)
  if (retry_after > 0) throw new AppError('rate_limited', { retry_after })
  const row = await byCodeOrThrow(db, code)
  const same = isSameName(await nameOf({ db, vault }, row), name)
  if (same) await limiter.giveBack('certificate_name', address, NAME_TRIES)
  return { same }
}

async function byCodeOrThrow(db: Db, code: string): Promise<ReadCertificate> {
  const row = await readByCode(db, certificateCode(code) ?? code)
  if (!row) throw new AppError('not_found')
  return row
}

/** A person's own, the latest first. */
export async function listCertificates(
  platform: Parts,
  actor: UserActor,
  lang: Language,
  page: { page: number; page_size: number },
): Promise<{ count: number; results: Certificate[] }> {
  const { count, rows } = await readOwn(platform.db, actor.id, windowOf(page))
  return { count, results: await Promise.all(rows.map((row) => shownCertificate(platform, row, lang))) }
}

async function shownCertificate(
  { db, vault, config }: Pick<Parts, 'db' | 'vault' | 'config'>,
  row: ReadCertificate,
  lang: Language,
): Promise<Certificate> {
  const url = `${config.public_url}/${lang}/certificate/${row.code}`
  return { ...certified(row, lang), name: await nameOf({ db, vault }, row), url, issued_at: row.issued_at.toISOString() }
}

/** What it says of the course, without a word of who holds it. */
function certified({ code, titles, slug, minutes, lesson_count, tested }: ReadCertificate, lang: Language) {
  const course = { title: (titles as Record<Language, string>)[lang], slug, minutes, lesson_count }
  return { code, course, tested }
}

async function nameOf(
  { db, vault }: Pick<Parts, 'db' | 'vault'>,
  { id, key_id, name }: Pick<ReadCertificate, 'id' | 'key_id' | 'name'>,
): Promise<string> {
  if (key_id === null) throw new AppError('not_found')
  return (await vault.useKey(db, key_id)).open(`${id}:name`, name)
}
