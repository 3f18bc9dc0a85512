import { expect, it } from 'vitest'
import { PLAN_LENGTHS } from '@himoya/contract/chat/plan-lists'
import { draftOf, mergeDrafts, NO_DRAFT, overfullParts, planOf } from './plan-draft.ts'

it('takes a line for each, and the number at the end of a contact', () => {
  const draft = {
    ...NO_DRAFT,
    helps: ' qo‘shiq \n\nyurish',
    contacts: 'Buvim +998 90 123 45 67\n112\nNargiza opa\nTog‘am: 901234567',
    safe_place: ' qo‘shni ',
  }
  expect(planOf(draft)).toEqual({
    warning_signs: [],
    helps: ['qo‘shiq', 'yurish'],
    contacts: [
      { name: 'Buvim', phone: '+998901234567' },
      { name: '112', phone: '112' },
      { name: 'Nargiza opa', phone: null },
      { name: 'Tog‘am', phone: '901234567' },
    ],
    safe_place: 'qo‘shni',
  })
})

it('goes on from what was sent without changing it', () => {
  const plan = planOf({ warning_signs: 'uxlamayman', helps: 'suv', contacts: 'Buvim 901234567\nOpam', safe_place: 'maktab' })
  expect(planOf(draftOf(plan))).toEqual(plan)
})

it('says which part holds too much, and cuts nothing', () => {
  const line = 'a'.repeat(PLAN_LENGTHS.line)
  const full = Array.from({ length: PLAN_LENGTHS.lines }, () => line).join('\n')
  const place = 'b'.repeat(PLAN_LENGTHS.place)
  const contacts = `${line} +998901234567`
  expect(overfullParts({ warning_signs: full, helps: full, contacts, safe_place: place })).toEqual([])
  const more = { warning_signs: `${full}\nyana`, helps: `${line}a`, contacts: `${line}a +998901234567`, safe_place: `${place}b` }
  expect(overfullParts(more)).toEqual(['warning_signs', 'helps', 'contacts', 'safe_place'])
  expect(planOf(more).helps).toEqual([`${line}a`])
})

it('keeps what either added and leaves out what either took away, when both changed it', () => {
  const began = planOf({ ...NO_DRAFT, helps: 'suv\nyurish', contacts: 'Buvim 901234567', safe_place: 'maktab' })
  const mine = { ...draftOf(began), helps: 'suv\nmushuk', contacts: '', safe_place: 'kutubxona' }
  const theirs = planOf({ ...NO_DRAFT, helps: 'suv\nyurish\nqo‘shiq', contacts: 'Buvim 901234567\nOpam', safe_place: 'maktab' })
  expect(mergeDrafts(began, mine, theirs)).toEqual({
    warning_signs: '',
    helps: 'suv\nqo‘shiq\nmushuk',
    contacts: 'Opam',
    safe_place: 'kutubxona',
  })
})

it('where both begin one, both are in it; two places stand side by side', () => {
  const mine = { ...NO_DRAFT, helps: 'suv', safe_place: 'maktab' }
  const theirs = planOf({ ...NO_DRAFT, helps: 'suv\nyurish', safe_place: 'kutubxona' })
  expect(mergeDrafts(null, mine, theirs)).toMatchObject({ helps: 'suv\nyurish', safe_place: 'kutubxona, maktab' })
})
