// npm run bench -- hints [--missed]: how many of our labelled sentences the phrase lists find, and how many innocent ones they
// take for something, by language and by category; `tuned` are the sentences the lists were made with,
// `held-out` were written before and `fresh` after, `unseen` and `plain` by strangers to the lists; nothing was changed for the sake of these four.
import { figuresOf, isRight, readCorpus, SETS, type Figures, type Sentence } from './hints/corpus.ts'

const share = (part: number, whole: number): string => (whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`)

function row({ relevant, found, innocent, alarms }: Figures): Record<string, string> {
  return {
    'found of told': `${found} of ${relevant}`,
    recall: share(found, relevant),
    'alarms of innocent': `${alarms} of ${innocent}`,
    'false alarms': share(alarms, innocent),
  }
}

function by(sentences: readonly Sentence[], name: 'lang' | 'category'): Record<string, Record<string, string>> {
  const groups = Map.groupBy(sentences, (sentence) => sentence[name])
  return Object.fromEntries(
    [...groups].toSorted(([left], [right]) => left.localeCompare(right)).map(([key, group]) => [key, row(figuresOf(group))]),
  )
}

for (const set of SETS) {
  const sentences = readCorpus(set)
  console.log(`\n${set}: ${sentences.length} sentences`)
  console.table({ ...by(sentences, 'lang'), all: row(figuresOf(sentences)) })
  console.table(by(sentences, 'category'))
  if (!process.argv.includes('--missed')) continue
  for (const { lang, category, text } of sentences.filter((one) => !isRight(one))) console.log(`${lang} ${category}: ${text}`)
}
