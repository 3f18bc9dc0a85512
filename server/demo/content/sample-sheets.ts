import { createHash } from 'node:crypto'
import type { Facts } from '@himoya/contract/content/content-types'
import { placeAfter } from '@himoya/contract/content/form-path'
import type { Sheet } from '../../src/modules/content/questionnaires/questionnaires.service.ts'

type Asked = Facts<'questionnaire'>['questions'][number]

const SHEETS = 340
/** One in so many leaves out what need not be answered, and one in so many writes something. */
const SKIPS = 7
const WRITES = 12

/** What nobody wrote: each says so itself. */
const WORDS = [
  'Namuna: savollar tushunarli ekan.',
  'Namuna: maslahatchi shoshilmay tingladi.',
  'Namuna: yana qisqa videolar bo‘lsa yaxshi.',
  'Namuna: kechqurun ham yozsa bo‘lishi menga qulay.',
  'Пример: ответили быстрее, чем я думал.',
  'Пример: хорошо, что можно без имени.',
  'Пример: хочется больше про ссоры с друзьями.',
  'Namuna: ustozimga ham ko‘rsatdim.',
  'Namuna: sahifa eski telefonda ham ochildi.',
  'Example: the short steps helped me to begin.',
  'Namuna: rasmlar chiroyli, matn qisqa.',
  'Пример: спасибо, стало спокойнее.',
  'Namuna: ota-onalar uchun ham shunday dars kerak.',
  'Namuna: maktabda ham e’lon qilinsa yaxshi bo‘lardi.',
] as const

/** A number from 0 up to, not with, `below`; the same one in every installation. */
function draw(seed: string, below: number): number {
  return createHash('sha256').update(seed).digest().readUInt32BE() % below
}

/** Answers of nobody, so that the team's charts show something before anybody has answered. The first options are chosen most. */
export function sampleSheets(slug: string, questions: readonly Asked[]): Sheet[] {
  return Array.from({ length: SHEETS }, (_, number) => sheetOf(`${slug} ${number}`, questions))
}

function sheetOf(seed: string, questions: readonly Asked[]): Sheet {
  const taken: Sheet[number][] = []
  for (let at = 0; at < questions.length;) {
    const asked = questions[at]!
    const answer = answerTo(`${seed} ${asked.key}`, asked)
    taken.push(answer)
    at = placeAfter(questions, at, answer.options) ?? questions.length
  }
  return taken
}

function answerTo(seed: string, { key: question, asked_as, needed, options }: Asked): Sheet[number] {
  const left_out = { question, options: [], text: null }
  if (asked_as === 'text') {
    const text = WORDS[draw(`${seed} text`, WORDS.length)]!
    return draw(seed, WRITES) === 0 ? { question, options: [], text } : left_out
  }
  if (!needed && draw(seed, SKIPS) === 0) return left_out
  // The lower of two draws: what stands first is chosen more often than what stands last, and all of it sometimes.
  const place = Math.min(draw(`${seed} one`, options.length), draw(`${seed} two`, options.length))
  const second = draw(`${seed} more`, options.length)
  const places = asked_as === 'many' && second !== place ? [place, second] : [place]
  return { question, options: places.map((one) => options[one]!.key), text: null }
}
