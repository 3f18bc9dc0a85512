import { describe, expect, it, vi } from 'vitest'
import { APOSTROPHES } from '../../read-text.ts'
import { findHints } from './find-hints.ts'
import { ENGLISH } from './phrases-en.ts'
import { RUSSIAN } from './phrases-ru.ts'
import { UZBEK } from './phrases-uz.ts'

const topics = (text: string) =>
  findHints(text)
    .map(({ topic }) => topic)
    .toSorted()
const marked = (text: string) => findHints(text).flatMap(({ spans }) => spans.map(([from, to]) => text.slice(from, to)))

const ANY = new RegExp(`[${APOSTROPHES}]`)

const SAID: [string, string][] = [
  // Uzbek, Latin
  ['self_harm', 'Men o‘lgim kelyapti'],
  ['self_harm', "o'zimni o'ldirmoqchiman"],
  ['self_harm', 'ozimni oldirmoqchiman'],
  ['self_harm', 'oʻzimni osib qoʻyaman'],
  ['self_harm', 'yashagim kelmayapti endi'],
  ['self_harm', 'yawagim kelmayapti'],
  ['self_harm', 'ulmoqchiman'],
  ['self_harm', 'hayotdan juda charchadim'],
  ['self_harm', 'xayotdan toydim'],
  ['violence', 'dadam har kuni uradi'],
  ['violence', 'otam meni kamar bilan urdi'],
  ['violence', 'Sinfdoshlarim uradi'],
  ['sexual', 'u meni yechintirdi'],
  ['sexual', 'tog‘am meni siypaladi'],
  ['running_away', 'uydan qochib ketdim'],
  ['running_away', 'boradigan joyim yoq'],
  ['danger', 'meni o‘ldiraman deb qo‘rqityapti'],
  ['danger', 'eshikni sindiryapti'],
  ['weapons_drugs', 'qo‘lida to‘pponcha bor'],
  // Uzbek, Cyrillic, also without its own letters
  ['self_harm', 'менинг ўлгим келяпти'],
  ['self_harm', 'улгим келяпти'],
  ['self_harm', 'ўзимни ўлдирмоқчиман'],
  ['self_harm', 'яшагим келмаяпти'],
  ['violence', 'дадам мени калтаклади'],
  ['running_away', 'уйдан кетиб қолдим'],
  // Russian
  ['self_harm', 'я не хочу жить'],
  ['self_harm', 'нехочу жить больше'],
  ['self_harm', 'Хочу умееереть'],
  ['self_harm', 'хочу покончить с сабой'],
  ['self_harm', 'ya hochu umeret'],
  ['self_harm', 'xoчу умереть'],
  ['self_harm', 'я режусь уже год'],
  ['violence', 'отчим меня бьет'],
  ['violence', 'папа опять бьёт маму'],
  ['violence', 'меня травят в школе'],
  ['sexual', 'он трогает меня'],
  ['sexual', 'дядя пристаёт ко мне'],
  ['sexual', 'шантажирует моими фото'],
  ['running_away', 'ушла из дома вчера'],
  ['running_away', 'мне негде ночевать'],
  ['danger', 'он сказал что убьёт'],
  ['danger', 'ломится в дверь'],
  ['weapons_drugs', 'угрожает ножом'],
  // English
  ['self_harm', 'I want to die'],
  ['self_harm', 'i dont wanna live'],
  ['self_harm', 'I don’t want to live'],
  ['violence', 'my dad hits me'],
  ['sexual', 'he wants nudes from me'],
  ['running_away', 'I ran away from home'],
  ['danger', 'he is coming, help me now'],
  ['weapons_drugs', 'he has a knife'],
]

const MEANT_OTHERWISE = [
  'Kitobni olmoqchiman',
  'Oldirib qo‘ygan kitobim qaytdi',
  'Kulaverib o‘lib qolay dedim',
  'Bugun juda charchab o‘ldim',
  'O‘lchamini ayting',
  'O‘lkamiz haqida insho yozdik',
  'U gol urdi',
  'Ertaga imtihon, zerikib o‘ldim',
  'Sochimni kestirdim',
  'O‘yinda meni o‘ldirishdi',
  'Қийин масала экан',
  'Китоб олмоқчиман',
  'умираю со смеху',
  'хочу умереть от стыда',
  'чтобы убить время',
  'сердце бьётся быстро',
  'у меня водяной пистолет',
  'закладка для книги',
  'часы бьют полночь',
  'меня убили в игре',
  'Он живёт рядом со школой',
  'хочу жить в Самарканде',
  'I am dying to see it',
  'we are just killing time',
  'I’m dead tired',
  'this beats me, I do not get it',
  'save me a seat please',
  'he killed me in the game lol',
  'a glue gun for school',
  'Salom, qandaysiz? Rahmat, yaxshi',
  'Спасибо, всё хорошо',
  'Thank you, see you tomorrow',
]

describe('a hint', () => {
  it.each(SAID)('%s: «%s»', (topic, text) => {
    expect(topics(text)).toContain(topic)
    expect(topics(`Salom. ${text}! Нима қилай?`)).toContain(topic)
  })

  it.each(MEANT_OTHERWISE)('none: «%s»', (text) => {
    expect(topics(text)).toEqual([])
  })

  it('marks the very words, and joins what overlaps', () => {
    expect(marked('Bugun ham dadam har kuni uradi, bilmayman')).toEqual(['dadam har kuni uradi'])
    expect(marked('ertaga — не хочу больше жить 😔')).toEqual(['не хочу больше жить'])
    for (const { spans } of findHints('men o‘zimni o‘ldirmoqchiman, yashagim kelmayapti')) {
      expect(spans).toEqual(spans.toSorted((left, right) => left[0] - right[0]))
    }
  })

  it.each(Array.from({ length: 0x1_00_00 }, (_, code) => String.fromCharCode(code)).filter((sign) => ANY.test(sign)))(
    'is found with %s for the apostrophe, once or twice',
    (sign) => {
      for (const mark of [sign, sign + sign]) {
        expect(topics(`Men o${mark}lgim kelyapti`), mark).toEqual(['self_harm'])
        expect(topics(`O${mark}zimni o${mark}ldirmoqchiman`)).toContain('self_harm')
        expect(topics(`meni o${mark}ldiraman deb qo${mark}rqityapti`)).toContain('danger')
        expect(topics(`Bugun juda charchab o${mark}ldim`)).toEqual([])
      }
      expect(marked(`Salom. O${sign}lgim kelyapti!`)).toEqual([`O${sign}lgim kelyapti`])
    },
  )

  it.each(['\n', '\r\n', '\r', '\u000B', '\u000C', '\u001C', '\u001E', '\u0085', '\u2028', '\u2029'])(
    'is found on either side of the break %j, and not across it',
    (sign) => {
      expect(topics(`hamma narsa joniga tegdi${sign}o‘lgim kelyapti`)).toEqual(['self_harm'])
      expect(topics(`o‘lgim kelyapti${sign}hamma narsa joniga tegdi`)).toEqual(['self_harm'])
      expect(topics(`otam kecha keldi${sign}meni sinfdoshim urdi`)).toEqual(topics('otam kecha keldi. meni sinfdoshim urdi'))
    },
  )

  it.each([
    'óldirmoqchiman',
    'öldirmoqchiman',
    'õldirmoqchiman',
    'o\u0301ldirmoqchiman',
    'ơldirmoqchiman',
    'o\u0312ldirmoqchiman',
  ])('is found with a mark over the letter: %s', (word) => expect(topics(`ózimni ${word}`)).toEqual(['danger', 'self_harm']))

  it('is found with anything hidden inside a word', () => {
    expect(topics('men o‘l\u200Cgim kel\u00ADyap\u200Bti')).toEqual(['self_harm'])
    expect(topics('хочу уме\u2060реть')).toEqual(['self_harm'])
  })

  it('says nothing of an empty text, and stands any text', () => {
    for (const text of ['', '   ', '😀😀', '\u0000', 'a'.repeat(4_000), "'’‘ʻ", '6 4 0', 'о‘'.repeat(2_000)])
      expect(() => findHints(text)).not.toThrow()
    expect(findHints('')).toEqual([])
  })

  it('is denied by what denies it, and by that alone', () => {
    expect(topics('отчим меня не бьёт')).toEqual([])
    expect(topics('отчим меня не любит и бьёт')).toEqual(['violence'])
    expect(topics('dadam meni urmaydi')).toEqual([])
    expect(topics('dadam meni sevmaydi, uradi')).toEqual(['violence'])
    expect(topics('o‘zimni o‘ldirmoqchi emasman')).toEqual([])
    expect(topics('yashamoqchi emasman, o‘lmoqchiman')).toEqual(['self_harm'])
    expect(topics('у меня нет мыслей о самоубийстве')).toEqual([])
    expect(topics('у меня нет друзей, только мысли о самоубийстве')).toEqual(['self_harm'])
    expect(topics('he never hits me')).toEqual([])
    expect(topics('I never tell anybody that he hits me')).toEqual(['violence'])
  })

  it('keeps what is past, and a threat that is quoted', () => {
    expect(topics('раньше пыталась повеситься, сейчас лучше')).toEqual(['self_harm'])
    expect(topics('bolaligimda otam meni urardi, urgan edi')).toEqual(['violence'])
    expect(topics('он сказал: «я тебя найду, отец меня убьёт»')).toContain('danger')
  })

  it('is not what a song, a film, a game or homework tells, until a person says that it is theirs', () => {
    expect(topics('в песне поётся «не хочу жить»')).toEqual([])
    expect(topics('в песне поётся «не хочу жить», и я тоже так думаю')).toEqual(['self_harm'])
    expect(topics('в фильме отчим бьёт мальчика')).toEqual([])
    expect(topics('в фильме отчим бьёт мальчика. Отчим меня бьёт')).toEqual(['violence'])
    expect(topics('o‘yinda meni o‘ldirishdi')).toEqual([])
    expect(topics('o‘yinda yutqazsam dadam meni uradi')).toEqual(['violence'])
    expect(topics('взрослый мужчина в игре просит фото')).toContain('stranger')
  })

  it('is found with one typing error in a long word, not with two', () => {
    expect(topics('думаю про самаубийство')).toEqual(['self_harm'])
    expect(topics('думаю про самаубиство')).toEqual([])
    expect(topics('мысли про самоубийтсво')).toEqual(['self_harm'])
  })

  it('costs so much work a word, however long or evil the text', () => {
    const has = vi.spyOn(Set.prototype, 'has')
    const looksPerWord = (text: string, words: number): number => {
      has.mockClear()
      findHints(text)
      return has.mock.calls.length / words
    }
    try {
      for (const phrase of ['меня бьют ', 'dadam meni uradi ', 'я меня он мама папа ', 'you me he my ', 'не хочу ']) {
        const words = phrase.trim().split(' ').length
        const [short, long] = [100, 20_000].map((size) => Math.ceil(size / phrase.length))
        const once = looksPerWord(phrase.repeat(short!), short! * words)
        expect(looksPerWord(phrase.repeat(long!), long! * words), phrase).toBeLessThan(1.5 * once + 10)
        expect(once, phrase).toBeLessThan(2_000)
      }
      expect(looksPerWord('a'.repeat(20_000), 1)).toBeLessThan(100)
    } finally {
      has.mockRestore()
    }
  })
})

describe('the lists', () => {
  it.each([
    ['uz', UZBEK],
    ['ru', RUSSIAN],
    ['en', ENGLISH],
  ] as const)('%s: know every topic, and no empty or unknown word', (_, { classes, topics: lists, calm, settings }) => {
    for (const lines of Object.values(lists))
      expect(lines.split(/[,\n]/).filter((line) => line.trim()).length).toBeGreaterThanOrEqual(6)
    const phrases = [...Object.values(lists), calm, ...settings.flatMap(({ words, unless }) => [words, unless])]
      .join(',')
      .split(/[,\n]/)
    for (const word of phrases.flatMap((phrase) => phrase.trim().split(/[\s|]+/))) {
      if (word.startsWith('@')) expect(Object.keys(classes), word).toContain(word.slice(1))
    }
    expect(phrases.filter((phrase) => /\|\||(?:^|\s)\||\|(?:\s|$)|(?:^|& )\s*~|~\s*(?:&|$)/.test(phrase.trim()))).toEqual([])
  })
})
