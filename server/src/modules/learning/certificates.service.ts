import { certificateCode } from '@himoya/contract/typed-codes'
import type { Certificate } from '@himoya/contract/learning'
import { LANGUAGES, type Language } from '@himoya/contract/languages'
import { randomInt } from 'node:crypto'
import { v7 as uuid } from '../../platform/crypto/ids.ts'
import type { Db } from '../../platform/db/connect.ts'
import type { UserActor } from '../../platform/core/actors.ts'
import { AppError } from '../../platform/core/errors.ts'
import { windowOf } from '../../platform/core/paging.ts'
import type { Platform } from '../../platform/platform.ts'
import { keyOf, type Live, oneLive } from '../content/content.service.ts'
import { isCorrectable, newCode } from './certificates.policy.ts'
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

type Parts = Pick<Platform, 'db' | 'now' | 'vault'>
type Asked = { course: string; name: string; lang: Language }

/**
 * The certificate of a course whose lessons are all done. Asked for again it is the same one, for a day with the name put right.
 * `issued` says whether it is new. Throws `not_found` (also for a course that gives none), `lessons_left`, `too_late`.
 */
export async function issueCertificate(
  { db, now, vault }: Parts,
  actor: UserActor,
  { course: key, name, lang }: Asked,
): Promise<{ issued: boolean; certificate: Certificate }> {
  const course = await oneLive(db, 'course', lang, keyOf(key))
  if (!course.facts.certificate) throw new AppError('not_found')
  const lesson_ids = (await courseLessons(db, lang, course)).map(({ id }) => id)
  const done = await countDone(db, actor.id, lesson_ids)
  if (lesson_ids.length === 0 || done < lesson_ids.length) throw new AppError('lessons_left')
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
    issued_at: now(),
  })
  const row = await readByCourse(db, actor.id, course.id)
  if (!row) throw new AppError('not_found')
  if (!issued && sealer.open(`${row.id}:name`, row.name) !== name) {
    if (!isCorrectable(row.issued_at, now())) throw new AppError('too_late')
    row.name = sealer.seal(`${row.id}:name`, name)
    await updateName(db, row.id, row.name)
  }
  return { issued, certificate: await shownCertificate({ db, vault }, row, lang) }
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

/** For whoever was shown one and wants to know whether it is true, however they typed it. Throws `not_found`. */
export async function checkCertificate(platform: Parts, lang: Language, code: string): Promise<Certificate> {
  const row = await readByCode(platform.db, certificateCode(code) ?? code)
  if (!row) throw new AppError('not_found')
  return shownCertificate(platform, row, lang)
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
  { db, vault }: Pick<Parts, 'db' | 'vault'>,
  { id, code, name, titles, minutes, lesson_count, issued_at, key_id, slug }: ReadCertificate,
  lang: Language,
): Promise<Certificate> {
  if (key_id === null) throw new AppError('not_found')
  const sealer = await vault.useKey(db, key_id)
  const course = { title: (titles as Record<Language, string>)[lang], slug, minutes, lesson_count }
  return { code, name: sealer.open(`${id}:name`, name), course, issued_at: issued_at.toISOString() }
}
