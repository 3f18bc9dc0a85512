import type { EmergencyNumber } from '@himoya/contract/content/content'
import type { Language } from '@himoya/contract/languages'
import type { NumberChange, NumberChangeBody, NumbersDesk } from '@himoya/contract/content/number-changes'
import type { Platform } from '../../platform/platform.ts'
import { recordAuditAction } from '../audit/audit.service.ts'
import { v7 as uuid } from '../../platform/crypto/ids.ts'
import type { Db } from '../../platform/db/connect.ts'
import { isUniqueViolation } from '../../platform/db/violations.ts'
import type { StaffActor } from '../../platform/core/actors.ts'
import { AppError } from '../../platform/core/errors.ts'
import { cleanLine } from '../../platform/core/text.ts'
import { announceChange } from '../../platform/pages/content-changed.ts'
import { shownNumbers } from './content.policy.ts'
import { readEmergencyNumbers } from './content.store.ts'
import {
  decideChange,
  deleteNumber,
  insertChange,
  lockNumbers,
  lockOpenChange,
  putNumber,
  readNumbers,
  readOpenChanges,
  verifyNumber,
} from './numbers.store.ts'

/** The numbers every page carries in its first HTML, labels in `lang`; never an empty list. */
export async function emergencyNumbers({ db, now }: Pick<Platform, 'db' | 'now'>, lang: Language): Promise<EmergencyNumber[]> {
  const rows = await readEmergencyNumbers(db, lang)
  return shownNumbers(rows, now()).map(({ number, label }) => ({ number, label }))
}

type Change = NonNullable<Awaited<ReturnType<typeof lockOpenChange>>>

/** The numbers as they are, and what waits for a second person. */
export async function numbersDesk({ db, now }: Pick<Platform, 'db' | 'now'>, actor: StaffActor): Promise<NumbersDesk> {
  const rows = await readNumbers(db)
  const shown = new Set(shownNumbers(rows, now()).map(({ number }) => number))
  const numbers = rows.map(({ number, label_uz, label_ru, label_en, position, verified_at, answered }) => ({
    number,
    labels: { uz: label_uz, ru: label_ru, en: label_en },
    position,
    verified_at: verified_at?.toISOString() ?? null,
    answered,
    shown: shown.has(number),
  }))
  const changes = (await readOpenChanges(db)).map(
    ({ id, kind, number, position, author, created_at, proposed_by, ...labels }): NumberChange => ({
      id,
      kind,
      number,
      labels: labelsOf(labels),
      position,
      author,
      created_at: created_at.toISOString(),
      can_confirm: proposed_by !== actor.id,
    }),
  )
  return { numbers, changes }
}

/** Asks for a change; nothing is changed until somebody else confirms it. Throws `already_done` while one waits, `not_found`. */
export async function askForChange(platform: Platform, actor: StaffActor, body: NumberChangeBody): Promise<NumbersDesk> {
  const { db, now } = platform
  const { kind, number } = body
  const is_there = (await readNumbers(db)).some((row) => row.number === number)
  if (kind !== 'set' && !is_there) throw new AppError('not_found')
  const { labels, position } = body.kind === 'set' ? body : { labels: null, position: null }
  const [label_uz, label_ru, label_en] = [labels?.uz ?? null, labels?.ru ?? null, labels?.en ?? null]
  try {
    const asked = { id: uuid(), proposed_by: actor.id, created_at: now() }
    await insertChange(db, { ...asked, kind, number, label_uz, label_ru, label_en, position })
  } catch (error) {
    throw isUniqueViolation(error) ? new AppError('already_done') : error
  }
  return numbersDesk(platform, actor)
}

/**
 * The second person says yes: the number is what was asked for, and checked today, with who answered
 * their call. Throws `second_person` for whoever asked, `invalid` for a number that nobody called, `in_use` for the last number
 * that may be shown, `not_found`.
 */
export async function confirmChange(
  platform: Platform,
  actor: StaffActor,
  id: string,
  answered: string | null,
): Promise<NumbersDesk> {
  const said = cleanLine(answered ?? '')
  await platform.db.transaction().execute(async (db) => {
    const numbers = await lockNumbers(db)
    const change = await openChangeOrThrow(db, id)
    if (change.proposed_by === actor.id) throw new AppError('second_person')
    if (change.kind !== 'remove' && said === '') throw new AppError('invalid', { fields: { answered: ['required'] } })
    const others = numbers.filter(({ number, verified_at }) => number !== change.number && verified_at !== null)
    if (change.kind === 'remove' && others.length === 0) throw new AppError('in_use')
    const decided_at = platform.now()
    await applyChange(db, change, decided_at)
    await decideChange(db, id, { decided_by: actor.id, decided_at, confirmed: true, answered: said || null })
    await recordAuditAction(platform, db, actor, { action: 'number.changed', subject_id: id })
  })
  announceChange(platform.hub, 'emergency_number')
  return numbersDesk(platform, actor)
}

/** Either of the two lets it be. Throws `not_found`. */
export async function refuseChange(platform: Platform, actor: StaffActor, id: string): Promise<NumbersDesk> {
  await platform.db.transaction().execute(async (db) => {
    await openChangeOrThrow(db, id)
    await decideChange(db, id, { decided_by: actor.id, decided_at: platform.now(), confirmed: false, answered: null })
  })
  return numbersDesk(platform, actor)
}

async function applyChange(db: Db, { kind, number, position, ...labels }: Change, verified_at: Date): Promise<void> {
  if (kind === 'remove') return deleteNumber(db, number)
  const words = labelsOf(labels)
  if (kind === 'verify' || words === null || position === null) return verifyNumber(db, number, verified_at)
  return putNumber(db, { number, label_uz: words.uz, label_ru: words.ru, label_en: words.en, position, verified_at })
}

async function openChangeOrThrow(db: Db, id: string): Promise<Change> {
  const change = await lockOpenChange(db, id)
  if (!change) throw new AppError('not_found')
  return change
}

function labelsOf({ label_uz, label_ru, label_en }: Pick<Change, 'label_uz' | 'label_ru' | 'label_en'>) {
  return label_uz === null || label_ru === null || label_en === null ? null : { uz: label_uz, ru: label_ru, en: label_en }
}
