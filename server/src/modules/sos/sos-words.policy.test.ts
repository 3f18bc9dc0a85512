import { LANGUAGES } from '@himoya/contract/languages'
import { SOS_STATES } from '@himoya/contract/sos-lists'
import { describe, expect, it } from 'vitest'
import { receiptText, saidOf, type Standing } from './sos-words.policy.ts'

const SENT: Standing = { state: 'sent', by: null, cancelled: false, someone_there: false, escalated: false }
const told = (standing: Partial<Standing>) => LANGUAGES.map((lang) => saidOf({ ...SENT, ...standing }, lang).title)

describe('what the sender of a call reads', () => {
  it.each<[string, Partial<Standing>, string[]]>([
    ['nobody is on shift', {}, ['Hozir navbatda hech kim yo‘q', 'Сейчас никого нет на смене', 'Nobody is on shift right now']],
    ['it rings', { someone_there: true }, ['Chaqiruv yetib keldi', 'Сигнал дошёл', 'Your call has reached us']],
    [
      'two minutes without anybody',
      { someone_there: true, escalated: true },
      ['Hali hech kim javob bermadi', 'Пока никто не ответил', 'Nobody has answered yet'],
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
  ])('%s', (_, standing, titles) => expect(told(standing)).toEqual(titles))

  it('names 112 for as long as nobody has accepted, and never says that it rings where nobody is', () => {
    for (const lang of LANGUAGES) {
      const [nobody, rings] = [false, true].map((someone_there) => saidOf({ ...SENT, someone_there }, lang).text)
      expect(nobody).toContain('112')
      expect(rings).toContain('112')
      expect(nobody).not.toMatch(/chalinmoqda|[зЗ]вонит сигнал|ringing/)
      expect(rings).toMatch(/chalinmoqda|[зЗ]вонит сигнал|ringing/)
    }
  })

  it('leaves nothing to be filled in, in any state', () => {
    for (const lang of LANGUAGES)
      for (const state of SOS_STATES)
        for (const cancelled of [false, true]) {
          const { title, text } = saidOf({ ...SENT, state, cancelled, by: state === 'sent' ? null : 'Nilufar' }, lang)
          expect(`${title} ${text}`).not.toMatch(/[{}]|undefined|null/)
        }
    expect(saidOf({ ...SENT, state: 'accepted', by: 'Nilufar' }, 'en').text).toContain('Nilufar')
  })

  it('shows a receipt in groups', () => expect(receiptText('12345678901234567890', 'en')).toMatch(/1234 5678 9012 3456 7890/))
})
