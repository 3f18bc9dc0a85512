import { randomInt } from 'node:crypto'
import type { ContentType } from '@himoya/contract/content/content-types'
import { FACTS, inAllLanguages, TEXTS } from '../../../server/test/content-drafts.ts'
import type { Line } from './line.ts'
import { did, oneNoted, oneOf, type Race } from './race.ts'
import { team } from './team-races.ts'

/** Written, and handed to whoever reads it next. */
async function inReview(line: Line, type: ContentType, on: Partial<Record<ContentType, string>> = {}) {
  const { token } = await line.join('editor')
  const slug = `poyga-${type.replace('_', '-')}-${randomInt(1e9)}`
  const body = { slug, safety: false, facts: FACTS[type]({ on, media: null }), texts: inAllLanguages(TEXTS[type]('Poyga')) }
  const path = `staff/content/${type}/`
  const { id } = await did(line.call('POST', path, { token, body }), `no ${type}`)
  await did(line.call('POST', `${path}${id}/review/`, { token }), 'not handed on')
  return { id, slug, path: `${path}${id}/` }
}

async function published(line: Line, type: ContentType, on: Partial<Record<ContentType, string>> = {}) {
  const { id, slug, path } = await inReview(line, type, on)
  const { token } = await line.join('supervisor')
  await did(line.call('POST', `${path}publish/`, { token, body: {} }), 'not published')
  return { id, slug }
}

const WORDS = { title: 'Yangi dars', text: 'Uyqu haqida yangi dars chiqdi.' }
const EMPTY = { title: '', question: '', answer: '' }
const DRAFT = {
  way: 'private',
  category: null,
  lesson: null,
  place: null,
  texts: { uz: { ...EMPTY, answer: 'Avval o‘zingdan so‘ra.' }, ru: EMPTY, en: EMPTY },
}
const LABELS = { uz: 'Ishonch telefoni', ru: 'Телефон доверия', en: 'Trust line' }

export const EDITOR_RACES: readonly Race[] = [
  {
    name: 'one publishing of a text',
    async run(line) {
      const { path } = await inReview(line, 'news')
      const people = await team(line, 'supervisor')
      return oneOf(await line.fifty('POST', `${path}publish/`, (nth) => ({ token: people[nth]!.token, body: {} })))
    },
  },
  {
    name: 'one approval of a broadcast',
    async run(line) {
      const [{ token }, people] = [await line.join('editor'), await team(line, 'supervisor')]
      const body = { audience: 'teen', region: null, path: 'learn/uyqu', texts: inAllLanguages(WORDS), send_at: null }
      const { id } = await did(line.call('POST', 'staff/broadcast/', { token, body }), 'not written')
      const { version } = await did(line.call('POST', `staff/broadcast/${id}/review/`, { token }), 'not handed on')
      const answers = await line.fifty('POST', `staff/broadcast/${id}/approve/`, (nth) => ({
        token: people[nth]!.token,
        body: { version },
      }))
      return oneNoted(line, answers, 'broadcast.approved', id)
    },
  },
  {
    name: 'one yes to a number to call',
    async run(line) {
      const [{ token }, people] = [await line.join('editor'), await team(line, 'supervisor')]
      const number = String(randomInt(100_000, 999_999))
      const body = { kind: 'set', number, labels: LABELS, position: 3 }
      const { changes } = await did(line.call('POST', 'staff/number/change/', { token, body }), 'not asked')
      const { id } = changes.find((change) => change.number === number)!
      const before = await line.audited('number.changed')
      const answers = await line.fifty('POST', `staff/number/change/${id}/confirm/`, (nth) => ({
        token: people[nth]!.token,
        body: { answered: 'Navbatchi' },
      }))
      const noted = (await line.audited('number.changed')) - before
      return oneOf(answers) ?? (noted === 1 ? null : `${noted} entries`)
    },
  },
  {
    name: 'one approval of an answer',
    async run(line) {
      const [child, writer, people] = [await line.join(), await line.join('counsellor'), await team(line, 'supervisor')]
      const asked = { title: 'Maktabda nima qilay', question: 'Sinfdoshim meni har kuni turtadi, kimga aytsam bo‘ladi?' }
      await did(line.call('POST', 'question/', { token: child.token, body: asked }), 'not asked')
      const { results } = await did(line.call('GET', 'question/mine/', { token: child.token }), 'no list')
      const { id } = results[0]!
      const path = `staff/question/${id}/`
      const by = { token: writer.token }
      const { version } = await did(line.call('GET', path, by), 'not found')
      const draft = await did(line.call('POST', `${path}draft/`, { ...by, body: { version, draft: DRAFT } }), 'no draft')
      const sent = await did(line.call('POST', `${path}submit/`, { ...by, body: { version: draft.version } }), 'not handed on')
      const body = { version: sent.version }
      const answers = await line.fifty('POST', `${path}approve/`, (nth) => ({ token: people[nth]!.token, body }))
      return oneNoted(line, answers, 'question.approved', id)
    },
  },
  {
    name: 'one vote of an address',
    async run(line) {
      const category = await published(line, 'question_category')
      const { id } = await published(line, 'question', { question_category: category.id })
      await line.fifty('POST', `question/${id}/helpful/`, { body: { helpful: true } })
      const row = await line.db.selectFrom('question_vote').select('yes').where('item_id', '=', id).executeTakeFirst()
      // Nodes that share no bus count each for itself (decision 0014).
      const counted = row?.yes ?? 0
      return counted >= 1 && counted <= line.nodes ? null : `${counted} votes`
    },
  },
  {
    name: 'one sheet of a person',
    async run(line) {
      const [{ slug }, { token }] = [await published(line, 'questionnaire'), await line.join()]
      const answers = ['q1', 'q2', 'q3'].map((question) => ({ question, options: ['a'] }))
      return oneOf(await line.fifty('POST', `questionnaire/${slug}/`, { token, body: { version: 1, answers } }))
    },
  },
]
