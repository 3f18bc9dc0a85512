/* Uzbek of the Latin alphabet of 1995 in the Cyrillic of 1940, as many who learned to read before it still read. */

/** Two letters that are one come first. е after a consonant; э at the beginning of a word and after a vowel. */
const LETTERS: Readonly<Record<string, string>> = {
  'yo‘': 'йў', 's’h': 'сҳ', 'o‘': 'ў', 'g‘': 'ғ', sh: 'ш', ch: 'ч', ya: 'я', yo: 'ё', yu: 'ю', ye: 'е', a: 'а', b: 'б', d: 'д', e: 'е',
  f: 'ф', g: 'г', h: 'ҳ', i: 'и', j: 'ж', k: 'к', l: 'л', m: 'м', n: 'н', o: 'о', p: 'п', q: 'қ', r: 'р', s: 'с', t: 'т', u: 'у',
  v: 'в', x: 'х', y: 'й', z: 'з', '’': 'ъ',
} // prettier-ignore

/** Beginnings of words that are spelled otherwise, whatever follows them: ц, ь and ъ that Latin does not write. */
const STEMS: Readonly<Record<string, string>> = {
  aksiya: 'акция', depressiya: 'депрессия', emotsi: 'эмоци', film: 'фильм', funksiya: 'функция', gigiyena: 'гигиена', infeksiya: 'инфекция',
  iznasilovaniye: 'изнасилование', kompyuter: 'компьютер', konsert: 'концерт', litsenziya: 'лицензия', litsey: 'лицей', multfilm: 'мультфильм',
  obyekt: 'объект', prinsip: 'принцип', reaksiya: 'реакция', retsept: 'рецепт', sement: 'цемент', sirk: 'цирк', subyekt: 'субъект',
  suitsid: 'суицид', vaksina: 'вакцина',
} // prettier-ignore
/** Whole words: before an ending their ь is not written either. */
const WORDS: Readonly<Record<string, string>> = {
  alkogol: 'алкоголь', aprel: 'апрель', dekabr: 'декабрь', fevral: 'февраль', iyul: 'июль', iyun: 'июнь', noyabr: 'ноябрь', oktabr: 'октябрь',
  parol: 'пароль', profil: 'профиль', rol: 'роль', sentabr: 'сентябрь', yanvar: 'январь',
} // prettier-ignore
/** What stays as it is: what is pressed, looked for or known by these letters. */
const KEPT = new Set([
  'SOS',
  'SMS',
  'QR',
  'PDF',
  'CSV',
  'JavaScript',
  'Esc',
  'Shift',
  'Enter',
  'Tab',
  'UNICEF',
  'Android',
  'iPhone',
])

/** Addresses and what stands in them; then words. Numbers by Roman letters stand alone. */
const PARTS = /https?:\S+|\S+@\S+|[\w-]+(?:[.][\w-]+)*[.](?:uz|com|org|net)\b\S*|Wi-Fi|[A-Za-z‘’]+/g
const ROMAN = /^[IVX]+$/
/** Letters that no Uzbek word has: it is a name from elsewhere. */
const FOREIGN = /w|c(?!h)/i
const VOWEL = /[aeiou‘]$/i
const TOKEN = /yo‘|s’h|[og]‘|[sc]h|y[aoue]|ts(?=iya|ion)|[a-z’]/gi

/** A text in Cyrillic; what is Cyrillic already, and what no Uzbek word is, stays. */
export const inCyrillic = (text: string): string => text.replaceAll(PARTS, wordInCyrillic)

function wordInCyrillic(word: string): string {
  if (KEPT.has(word) || ROMAN.test(word) || FOREIGN.test(word) || /[.:@-]/.test(word)) return word
  const small = word.toLowerCase()
  const whole = WORDS[small]
  if (whole) return asCapital(whole, word)
  const stem = Object.keys(STEMS).find((one) => small.startsWith(one))
  if (stem) return asCapital(STEMS[stem]!, word) + spell(word.slice(stem.length), stem)
  return spell(word, '')
}

/** `before`: what of the word stands before it. */
function spell(letters: string, before: string): string {
  return letters.replaceAll(TOKEN, (token, at: number) => {
    const small = token.toLowerCase()
    const ahead = before + letters.slice(0, at)
    const is_first = ahead === '' || VOWEL.test(ahead)
    const cyrillic = small === 'ts' ? 'ц' : small === 'e' && is_first ? 'э' : LETTERS[small]!
    return asCapital(cyrillic, token)
  })
}

/** As the Latin was: small, capital, all capitals. */
function asCapital(cyrillic: string, latin: string): string {
  if (latin === latin.toLowerCase()) return cyrillic
  if (latin.length > 1 && latin === latin.toUpperCase()) return cyrillic.toUpperCase()
  return cyrillic[0]!.toUpperCase() + cyrillic.slice(1)
}
