import { findHints } from '@himoya/contract/chat/hints/find-hints'
import { wordsOf } from '@himoya/contract/chat/hints/words'

const levelled = (words: string): string[] => wordsOf(words).map(({ loose }) => loose)

/** What a search names by one word, where somebody who tells it would say a sentence. How such words begin; then whole ones. */
const BEGINNINGS = levelled(
  `kaltak o‘gay homilador zo‘ra zo‘rla zo‘ravon tajovuz shilqim yalang‘och shantaj
  отчим мачех беремен изби насил домога приста педофил шантаж секстор самоубий суицид
  stepfather stepdad stepmother stepmum pregnan abus molest grope beaten blackmail suicid selfharm sextor naked nudes`,
)
const WHOLE = new Set(levelled('бьёт бьют голая голый голые нюдсы умереть o‘lish rape raped die dying kill'))

/** Whether somebody who searches may need a person sooner than a page. It is decided here, and nobody hears of it. */
export function namesHarm(words: string): boolean {
  const said = levelled(words)
  return said.some((word) => WHOLE.has(word) || BEGINNINGS.some((start) => word.startsWith(start))) || findHints(words).length > 0
}
