import type { Language } from '@himoya/contract/languages'
import type { Totals } from '@himoya/contract/content/questionnaires'
import { writeCsv } from '../../../platform/core/csv.ts'

const HEADS: Record<Language, readonly string[]> = {
  uz: ['Savol', 'Javob', 'Soni'],
  ru: ['Вопрос', 'Ответ', 'Сколько'],
  en: ['Question', 'Answer', 'Count'],
}
const ALL: Record<Language, string> = { uz: 'Jami', ru: 'Всего', en: 'Total' }

/** A table (RFC 4180): of each question all its answers, then each option; a hidden count is empty. */
export function totalsAsCsv({ answers, questions }: Totals, lang: Language): string {
  const rows = questions.flatMap((question) => [
    [question.text, ALL[lang], shown(question.answers)],
    ...question.options.map(({ text, count }) => [question.text, text, shown(count)]),
  ])
  return writeCsv([HEADS[lang], ['', ALL[lang], shown(answers)], ...rows], { bom: true })
}

const shown = (count: number | null): string => (count === null ? '' : String(count))
