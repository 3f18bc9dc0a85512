import { PLACE_KINDS } from '@himoya/contract/content/content-lists'
import { LANGUAGES } from '@himoya/contract/languages'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, it } from 'vitest'
import { messagesIn } from '../../../i18n/messages.ts'
import { CallSentence } from './call-sentence.tsx'

it.each(LANGUAGES)(
  'for a place of each kind there is a sentence of its own to be read out, and nobody has to say a name (%s)',
  (lang) => {
    const { info } = messagesIn(lang)
    const shown = PLACE_KINDS.map((kind) =>
      renderToStaticMarkup(
        <IntlProvider locale={lang} timeZone="Asia/Tashkent" messages={{ info }}>
          <CallSentence kind={kind} lang={lang} />
        </IntlProvider>,
      ),
    )
    const sentences = shown.map((html) => /<blockquote[^>]*>([^<]+)</.exec(html)?.[1])
    expect(new Set(sentences).size).toBe(PLACE_KINDS.length)
    for (const html of shown) expect(html).toContain(info.call.note)
  },
)
