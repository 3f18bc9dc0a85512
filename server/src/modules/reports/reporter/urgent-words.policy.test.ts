import { LANGUAGES } from '@himoya/contract/languages'
import { PLAIN_STATES, URGENCIES } from '@himoya/contract/reports/report-lists'
import { describe, expect, it } from 'vitest'
import { urgentText, type UrgentStatus } from './urgent-words.policy.ts'

/** 17:10 in Tashkent. */
const now = new Date('2026-11-26T12:10:00Z')
const inMinutes = (minutes: number): Date => new Date(now.getTime() + minutes * 60_000)

const NOW: UrgentStatus = {
  urgency: 'now',
  state: 'received',
  seen_by: inMinutes(5),
  pressing: true,
  someone_there: true,
  now,
}
const said = (status: Partial<UrgentStatus>) => LANGUAGES.map((lang) => urgentText({ ...NOW, ...status }, lang))

describe('what the reporter of a danger reads', () => {
  it.each<[string, Partial<UrgentStatus>, RegExp[]]>([
    ['it rings: minutes, with the time', {}, [/signal ketdi.*17:15 gacha/, /сигнал.*до 17:15/, /rung.*by 17:15/]],
    [
      'the minutes are over, and nobody has opened it',
      { seen_by: inMinutes(-1) },
      [/hali hech kim ochmadi/, /пока никто не открыл/, /Nobody has opened/],
    ],
    [
      'nobody is on shift: no time',
      { someone_there: false },
      [/navbatda hech kim yo‘q/, /никого нет на смене/, /Nobody is on shift/],
    ],
    [
      'somebody has it',
      { state: 'checking', seen_by: null },
      [/Maslahatchi buni ochdi/, /Консультант открыл/, /has opened this/],
    ],
    ['help is on its way', { state: 'in_work', seen_by: null }, [/yordam ustida/, /занимается помощью/, /working on the help/]],
    ['we ask something', { state: 'needs_you', seen_by: null }, [/savoli pastda/, /вопрос ниже/, /question is below/]],
    [
      'its words press, without a danger now: an hour',
      { urgency: 'ongoing', seen_by: inMinutes(60) },
      [/18:10 gacha o‘qishi/, /прочитать это до 18:10/, /read this by 18:10/],
    ],
    [
      'its words press at night',
      { urgency: 'past', seen_by: inMinutes(60), someone_there: false },
      [/navbatda hech kim yo‘q/, /никого нет на смене/, /Nobody is on shift/],
    ],
  ])('%s', (_, status, lines) => {
    const texts = said(status)
    for (const [place, line] of lines.entries()) expect(texts[place]).toMatch(line)
  })

  it('is a sentence for each urgency and state in which a danger may be going on, and nothing for the rest', () => {
    const table = URGENCIES.map((urgency) =>
      PLAIN_STATES.map((state) => {
        const seen_by = state === 'received' ? inMinutes(urgency === 'now' ? 5 : 24 * 60) : null
        return said({ urgency, state, seen_by, pressing: urgency === 'now' }).every((text) => text !== null)
      }),
    )
    expect(table).toEqual(URGENCIES.map((urgency) => PLAIN_STATES.map((state) => urgency === 'now' && state !== 'closed')))
  })

  it('names 112 always, a time of ours only while somebody is there, and no sentence is long', () => {
    for (const urgency of URGENCIES)
      for (const state of PLAIN_STATES)
        for (const someone_there of [false, true])
          for (const seen_by of [null, inMinutes(-1), inMinutes(5)])
            for (const text of said({ urgency, state, someone_there, seen_by })) {
              if (text === null) continue
              expect(text).toContain('112')
              expect(text).not.toMatch(/[{}]|undefined|null|24/)
              if (!someone_there && state === 'received' && seen_by) expect(text).not.toMatch(/\d\d:\d\d/)
              for (const sentence of text.split(/[.:] /)) expect(sentence.split(' ').length).toBeLessThanOrEqual(15)
            }
  })
})
