import type { Language } from '@himoya/contract/languages'
import type { Totals } from '@himoya/contract/questionnaires'

/** Without it table programs take the file for another alphabet. */
const BYTE_ORDER_MARK = '\uFEFF'

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
  const lines = [HEADS[lang], ['', ALL[lang], shown(answers)], ...rows]
  return BYTE_ORDER_MARK + lines.map((row) => `${row.map(field).join(',')}\r\n`).join('')
}

const shown = (count: number | null): string => (count === null ? '' : String(count))

/** A table program would run what begins like a formula; behind an apostrophe it is words. */
function field(text: string): string {
  const plain = /^[\s]*[=+\-@]|^[\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
