import { LANGUAGES } from '@himoya/contract/languages'
import { SOS_STATES } from '@himoya/contract/sos/sos-lists'
import { describe, expect, it } from 'vitest'
import { receiptText, saidOf, type CallStatus } from './sos-words.policy.ts'
import type { Waking } from './wake.policy.ts'

const SENT: CallStatus = {
  state: 'sent',
  by: null,
  cancelled: false,
  someone_there: false,
  escalated: false,
  waking: { kind: 'nobody' },
}
const said = (status: Partial<CallStatus>) => LANGUAGES.map((lang) => saidOf({ ...SENT, ...status }, lang))
const titlesOf = (status: Partial<CallStatus>) => said(status).map(({ title }) => title)
/** 02:30 in Tashkent. */
const at = new Date('2026-11-23T21:30:00Z')
const next_at = new Date('2026-11-23T21:32:00Z')

const WAKING: Waking[] = [
  { kind: 'nobody' },
  { kind: 'unreached' },
  { kind: 'telling', who: 'member' },
  { kind: 'telling', who: 'partner' },
  ...(['first', 'next'] as const).flatMap((order) =>
    (['member', 'partner', null] as const).map((next): Waking => ({ kind: 'notified', order, at, next, next_at })),
  ),
  { kind: 'partner', at },
  { kind: 'coming', at, alias: 'Nilufar' },
  { kind: 'all_notified', at },
]

describe('what the sender of a call reads', () => {
  it.each<[string, Partial<CallStatus>, string[]]>([
    ['nobody is on shift', {}, ['Hozir navbatda hech kim yo‘q', 'Сейчас никого нет на смене', 'Nobody is on shift right now']],
    ['it rings', { someone_there: true }, ['Chaqiruv yetib keldi', 'Сигнал дошёл', 'Your call has reached us']],
    [
      'two minutes without anybody',
      { someone_there: true, escalated: true },
      ['Hali hech kim javob bermadi', 'Пока никто не ответил', 'Nobody has answered yet'],
    ],
    [
      'a duty phone is being told',
      { waking: { kind: 'telling', who: 'member' } },
      ['Navbatchiga xabar beryapmiz', 'Сообщаем дежурному консультанту', 'We are telling the counsellor on duty'],
    ],
    [
      'the partner line is being told',
      { waking: { kind: 'telling', who: 'partner' } },
      ['Hamkor tashkilotga xabar beryapmiz', 'Сообщаем партнёрской линии', 'We are telling the partner line'],
    ],
    [
      'the first was told',
      { waking: { kind: 'notified', order: 'first', at, next: 'member', next_at } },
      [
        'Navbatchiga 02:30 da xabar berildi',
        'В 02:30 сообщили дежурному консультанту',
        'The counsellor on duty was told at 02:30',
      ],
    ],
    [
      'the next was told, also while somebody is on shift who does not answer',
      { someone_there: true, escalated: true, waking: { kind: 'notified', order: 'next', at, next: null, next_at } },
      [
        'Keyingi navbatchiga 02:30 da xabar berildi',
        'В 02:30 сообщили следующему дежурному',
        'The next counsellor was told at 02:30',
      ],
    ],
    [
      'the partner line was told',
      { waking: { kind: 'partner', at } },
      ['Hamkor tashkilotga 02:30 da xabar berildi', 'В 02:30 сообщили партнёрской линии', 'The partner line was told at 02:30'],
    ],
    [
      'somebody is coming',
      { waking: { kind: 'coming', at, alias: 'Nilufar' } },
      [
        'Navbatchi javob berishga tayyorlanmoqda',
        'Дежурный консультант готовится ответить',
        'A counsellor is getting ready to answer',
      ],
    ],
    [
      'everybody was told, nobody answered',
      { waking: { kind: 'all_notified', at } },
      ['Hech kim javob bermadi', 'Никто не ответил', 'Nobody has answered'],
    ],
    [
      'no message went out',
      { waking: { kind: 'unreached' } },
      ['Navbatchiga SMS ketmadi', 'SMS дежурному не отправилось', 'Our SMS to the counsellor on duty did not go out'],
    ],
    [
      'it was accepted',
      { state: 'accepted', by: 'Nilufar' },
      ['Chaqiruv qabul qilindi', 'Вызов принят', 'Your call was accepted'],
    ],
    [
      'it was taken back',
      { state: 'false_alarm', cancelled: true },
      ['Chaqiruv bekor qilindi', 'Вызов отменён', 'The call was taken back'],
    ],
    [
      '112 was told',
      { state: 'handed_to_112', by: 'N' },
      ['Maslahatchi 112 ga xabar berdi', 'Консультант сообщил в 112', 'The counsellor told 112'],
    ],
    [
      'it was closed',
      { state: 'helped', by: 'N' },
      ['Maslahatchi chaqiruvni yopdi', 'Консультант закрыл вызов', 'The counsellor closed the call'],
    ],
  ])('%s', (_, status, titles) => expect(titlesOf(status)).toEqual(titles))

  it('names 112 for as long as nobody has accepted, and never says that it rings where nobody is', () => {
    const ringing = /chalinmoqda|[зЗ]вонит сигнал|ringing/
    for (const waking of WAKING)
      for (const someone_there of [false, true])
        for (const { text } of said({ waking, someone_there })) {
          expect(text).toContain('112')
          expect(ringing.test(text)).toBe(someone_there && waking.kind === 'nobody')
        }
  })

  it('says who is titlesOf next, and when, exactly where somebody is', () => {
    const texts = (next: 'member' | 'partner' | null) =>
      said({ waking: { kind: 'notified', order: 'first', at, next, next_at } }).map(({ text }) => text)
    for (const text of [...texts('member'), ...texts('partner')]) expect(text).toContain('02:32')
    for (const text of texts(null)) expect(text).not.toContain('02:32')
    for (const [index, partner] of [/hamkor/, /партнёр/, /partner/].entries()) {
      expect(texts('partner')[index]).toMatch(partner)
      expect(texts('member')[index]).not.toMatch(partner)
    }
  })

  it('leaves nothing to be filled in, in any state, and no sentence is long', () => {
    for (const state of SOS_STATES)
      for (const cancelled of [false, true])
        for (const waking of WAKING)
          for (const { title, text } of said({ state, cancelled, waking, by: state === 'sent' ? null : 'Nilufar' })) {
            expect(`${title} ${text}`).not.toMatch(/[{}]|undefined|null/)
            for (const sentence of text.split('. ')) expect(sentence.split(' ').length).toBeLessThanOrEqual(15)
          }
    expect(saidOf({ ...SENT, state: 'accepted', by: 'Nilufar' }, 'en').text).toContain('Nilufar')
  })

  it('tells a receipt in words', () =>
    expect(receiptText({ words: ['apple', 'river', 'lamp', 'green'], picture: 'teapot', picture_name: 'teapot' }, 'en')).toMatch(
      /: apple, river, lamp, green\. Picture: teapot\./,
    ))
})
