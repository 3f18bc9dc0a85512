import { LANGUAGES } from '@himoya/contract/languages'
import { afterEach, expect, it } from 'vitest'
import { cutTexts } from '../../../../kit/test/looks.ts'
import { show } from '../../../test/show.tsx'
import { messagesIn } from '../../i18n/messages.ts'
import { CardWords } from './card-words.tsx'
import css from './chat.css?inline'
import { PlanWords } from './more/plan-words.tsx'
import { Bubble } from './public/bubble.tsx'

afterEach(() => document.documentElement.style.removeProperty('font-size'))

/** On how many lines the digits of each link to call stand. */
function linesOfNumbers(): number[] {
  return [...document.querySelectorAll('a[href^="tel:"]')].map((link) => {
    const tops = new Set<number>()
    const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null)
      for (const hit of text.data.matchAll(/\+?\d[\d ]*/g)) {
        const range = document.createRange()
        range.setStart(text, hit.index)
        range.setEnd(text, hit.index + hit[0].trimEnd().length)
        for (const rect of range.getClientRects()) if (rect.width > 0) tops.add(Math.round(rect.top))
      }
    return tops.size
  })
}

it.each(LANGUAGES)(
  'a number that a counsellor sends is one line inside its button on the smallest phone with the largest text (%s)',
  async (lang) => {
    document.documentElement.style.fontSize = '200%'
    const plan = {
      warning_signs: [],
      helps: [],
      contacts: [
        { name: 'Buvijonim Oydinxon, Samarqand', phone: '+998 90 123 45 67' },
        { name: '+998901234567', phone: '+998901234567' },
      ],
      safe_place: '',
      version: 1,
    }
    await show(
      <ol className="chat-list" style={{ height: 600 }}>
        <Bubble own={false} who="Nilufar">
          <CardWords card={{ title: 'Favqulodda xizmat', text: '112', path: null, phone: '112' }} />
        </Bubble>
        <Bubble own={false} who="Nilufar">
          <CardWords card={{ title: 'Ishonch telefoni', text: '+998712391234', path: null, phone: '+998712391234' }} />
        </Bubble>
        <Bubble own={false} who="Nilufar">
          <PlanWords plan={plan} />
        </Bubble>
      </ol>,
      { texts: messagesIn, css, lang, width: 320 },
    )
    expect(linesOfNumbers()).toEqual([1, 1, 1, 1])
    expect(cutTexts()).toEqual([])
  },
)
