import type { FieldCode } from '@himoya/contract/errors'
import { LANGUAGES, type Language } from '@himoya/contract/languages'
import type { QuestionDraft } from '@himoya/contract/questions/public-questions'
import { comparable } from '@himoya/contract/read-text'
import type { RichText } from '@himoya/contract/content/rich-text'

type Problems = Record<string, FieldCode[]>
type Asked = { lang: Language; title: string; question: string }

const PARTS = ['title', 'question', 'answer'] as const
const MOST_BLOCKS = 190
const MOST_SIGNS = 4_000

/**
 * What keeps a draft from being sent on, by field. For the asker alone: an answer in their language. For everybody: a category,
 * all three parts in Uzbek (it stands in for a missing language) and in the asker's language, and no language half done;
 * and nothing in title or question that tells who asked.
 */
export function draftProblems(draft: QuestionDraft, asked: Asked): Problems {
  if (draft.way === 'private')
    return draft.texts[asked.lang].answer === '' ? { [`texts.${asked.lang}.answer`]: ['required'] } : {}
  const problems: Problems = draft.category === null ? { category: ['required'] } : {}
  for (const lang of LANGUAGES) {
    const texts = draft.texts[lang]
    const begun = lang === 'uz' || lang === asked.lang || PARTS.some((part) => texts[part] !== '')
    for (const part of PARTS) {
      if (begun && texts[part] === '') problems[`texts.${lang}.${part}`] = ['required']
      else if (part !== 'answer' && tells(texts[part], asked)) problems[`texts.${lang}.${part}`] = ['not_allowed']
    }
    if (richTextOf(texts.answer).length > MOST_BLOCKS) problems[`texts.${lang}.answer`] = ['too_long']
  }
  return problems
}

const WAYS_TO_A_PERSON = /(?:\p{Nd}[\s().\p{Pd}\p{Cf}\u2212/·]*){7,}|@\w|https?:|www[.]|t[.]me/iu
/** A sentence this long is hardly ever the same by chance. */
const LONG_SENTENCE = 6

/**
 * A number to call, an address, a name in a net, or a whole sentence as it was asked. What a machine can see of it: the second
 * person looks for the rest.
 */
function tells(text: string, { title, question }: Asked): boolean {
  if (WAYS_TO_A_PERSON.test(text)) return true
  const said = new Set(sentencesOf(`${title}\n${question}`))
  return sentencesOf(text).some((sentence) => said.has(sentence))
}

function sentencesOf(text: string): string[] {
  return comparable(text)
    .split(/[.!?…\n]+/)
    .map((sentence) => (sentence.match(/[\p{L}\p{N}]+/gu) ?? []).join(' '))
    .filter((sentence) => sentence.split(' ').length >= LONG_SENTENCE)
}

const ITEM = /^[-•–]\s+/

/** Plain text as blocks: an empty line ends a paragraph, lines that begin with a hyphen are a list. */
export function richTextOf(text: string): RichText {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .flatMap((part) => blocksOf(part.split('\n').map((line) => line.trim())))
}

function blocksOf(lines: readonly string[]): RichText {
  const blocks: RichText = []
  for (const line of lines.filter(Boolean)) {
    const last = blocks.at(-1)
    if (ITEM.test(line)) {
      const item = spansOf(line.replace(ITEM, ''))
      if (last?.type === 'list' && last.items.length < 60) last.items.push(item)
      else blocks.push({ type: 'list', ordered: false, items: [item] })
    } else blocks.push({ type: 'paragraph', spans: spansOf(line) })
  }
  return blocks
}

const spansOf = (text: string): { text: string }[] =>
  Array.from({ length: Math.ceil(text.length / MOST_SIGNS) }, (_, at) => ({
    text: text.slice(at * MOST_SIGNS, (at + 1) * MOST_SIGNS),
  }))

/** The last part of an address from an Uzbek title. `tail` keeps two of the same title apart. */
export function slugOf(title: string, tail: string): string {
  const words = comparable(title)
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-+|-+$/g, '')
  return words === '' ? `savol-${tail}` : `${words}-${tail}`
}
