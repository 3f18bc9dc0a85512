import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { messagesIn } from '../../../i18n/messages.ts'
import { inCyrillic } from './uzbek-cyrillic.ts'

const CONTENT = join(import.meta.dirname, '../../../../../server/demo/content')

/** All that a page may say: our words and the texts of the samples. */
function textsOfSite(): string[] {
  const samples = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.uz.md'))
  return [...stringsIn(messagesIn('uz')), ...samples.map((name) => readFileSync(join(CONTENT, name), 'utf8'))]
}
function stringsIn(texts: unknown): string[] {
  if (typeof texts === 'string') return [texts.replaceAll(/\{\w+[^}]*\}/g, ' ')]
  return texts && typeof texts === 'object' ? Object.values(texts).flatMap(stringsIn) : []
}

const LATIN: Readonly<Record<string, string>> = {
  а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', ё: 'yo', ж: 'j', з: 'z', и: 'i', й: 'y', к: 'k', л: 'l', м: 'm', н: 'n', о: 'o', п: 'p',
  р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'x', ч: 'ch', ш: 'sh', ъ: '’', ь: '', э: 'e', ю: 'yu', я: 'ya', ў: 'o‘', қ: 'q',
  ғ: 'g‘', ҳ: 'h',
} // prettier-ignore
/** Back again, by the rules of the other direction, which know no exception. */
function inLatin(word: string): string {
  return Array.from(word, (letter, at) => {
    const before = word[at - 1] ?? ''
    const after = word[at + 1] ?? ''
    if (letter === 'ц') return /[аеёиоуэюяў]/.test(before) ? 'ts' : 's'
    if (letter === 'е') return at === 0 || /[аеёиоуэюяўъь]/.test(before) ? 'ye' : 'e'
    if (letter === 'ъ' && /[еёюя]/.test(after)) return ''
    if (letter === 'ҳ' && before === 'с') return '’h'
    return LATIN[letter] ?? letter
  }).join('')
}

/** Their Cyrillic has more letters than their Latin tells. */
const ONE_WAY = new Set(['oktabr', 'sekstortsiya'])

it.each([
  ['Assalomu alaykum! Yozing, biz shu yerdamiz.', 'Ассалому алайкум! Ёзинг, биз шу ердамиз.'],
  ['yo‘q, yo‘l, YO‘L, Yo‘lda', 'йўқ, йўл, ЙЎЛ, Йўлда'],
  ['E’tibor, elak, poema, keyin, Yer', 'Эътибор, элак, поэма, кейин, Ер'],
  ['mas’ul, san’at, ma’lumot', 'масъул, санъат, маълумот'],
  ['Is’hoq va Shahzoda chorshanba kuni', 'Исҳоқ ва Шаҳзода чоршанба куни'],
  ['aytsangiz, ketsa, politsiya, suitsid', 'айтсангиз, кетса, полиция, суицид'],
  ['parol, parolni, 1-yanvar, yanvarda', 'пароль, паролни, 1-январь, январда'],
  ['G‘amxo‘rlik, o‘g‘il, kechirasiz', 'Ғамхўрлик, ўғил, кечирасиз'],
  ['SOS va SMS, XXI asr, Wi-Fi', 'SOS ва SMS, XXI аср, Wi-Fi'],
  ['himoya.uz/uz/numbers, sinov@himoya.uz', 'himoya.uz/uz/numbers, sinov@himoya.uz'],
  ['Привет, Ўзбекистон', 'Привет, Ўзбекистон'],
])('%s', (latin, cyrillic) => {
  expect(inCyrillic(latin)).toBe(cyrillic)
  expect(inCyrillic(cyrillic)).toBe(cyrillic)
})

it('every word of the site goes there and back', () => {
  const words = new Set(textsOfSite().flatMap((text) => text.match(/[A-Za-z‘’]+/g) ?? []))
  expect(words.size).toBeGreaterThan(3_000)
  const lost = [...words]
    .map((word) => word.toLowerCase())
    .filter((word) => /^[a-vx-z‘’]+$/.test(word) && !/c(?!h)/.test(word))
    .map((word) => [word, inCyrillic(word)] as const)
    .filter(([word, cyrillic]) => inLatin(cyrillic) !== word && !ONE_WAY.has(word))
  expect(lost).toEqual([])
})
