import { useMemo } from 'react'
import { useServices } from '../../../session/services.ts'
import { lookOf, mediumQuery } from '../library/public/use-media.ts'
import { useLang, useText } from '../../../i18n/use-text.ts'
import type { TextKey } from '../../../i18n/text-key.ts'
import type { Looks } from './node-views.ts'

const SHOWN_PX = 256

/** What the blocks of a text show of themselves, in the console's language. */
export function useLooks(): Looks {
  const { api, queries } = useServices()
  const text = useText()
  const lang = useLang()
  return useMemo(
    () => ({
      kind: (type) => text(`rich.${type}` as TextKey),
      card: (card) => text(`rich.card.${card}` as TextKey),
      ofMedium(id, show) {
        queries
          .fetchQuery(mediumQuery(api, id))
          .then((item) => show({ words: item.alt[lang], src: lookOf(item, SHOWN_PX) }))
          .catch(() => show({ words: text('rich.no_medium'), src: null }))
      },
    }),
    [api, queries, text, lang],
  )
}
