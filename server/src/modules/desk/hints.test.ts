import { describe, expect, it } from 'vitest'
import { findHints } from './hints.policy.ts'
import { ENGLISH_PHRASES } from './phrases-en.policy.ts'
import { RUSSIAN_PHRASES } from './phrases-ru.policy.ts'
import { UZBEK_PHRASES } from './phrases-uz.policy.ts'

const topics = (text: string) =>
  findHints(text)
    .map(({ topic }) => topic)
    .toSorted()
const marked = (text: string) => findHints(text).flatMap(({ spans }) => spans.map(([from, to]) => text.slice(from, to)))

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

  it('says nothing of an empty text, and stands any text', () => {
    for (const text of ['', '   ', '😀😀', '\u0000', 'a'.repeat(4_000), "'’‘ʻ", '6 4 0', 'о‘'.repeat(2_000)])
      expect(() => findHints(text)).not.toThrow()
    expect(findHints('')).toEqual([])
  })

  it('knows at least forty phrases in each language, in every topic some', () => {
    for (const lists of [UZBEK_PHRASES, RUSSIAN_PHRASES, ENGLISH_PHRASES]) {
      const { calm, ...told } = lists
      const counts = Object.values(told).map((lines) => lines.trim().split('\n').length)
      expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(40)
      for (const count of counts) expect(count).toBeGreaterThanOrEqual(10)
      expect(calm.trim()).not.toBe('')
    }
  })
})
