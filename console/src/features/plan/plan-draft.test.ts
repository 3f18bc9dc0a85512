import { expect, it } from 'vitest'
import { draftOf, NO_DRAFT, planOf } from './plan-draft.ts'

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
