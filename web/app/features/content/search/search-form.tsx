import type { Language } from '@himoya/contract/languages'
import { LENGTHS } from '@himoya/contract/limits'
import { Search } from 'lucide'
import type { Ref, SyntheticEvent } from 'react'
import { Icon } from '../../../art/icon.tsx'
import { useTexts } from '../../../i18n/use-texts.ts'
import { lengthWords } from '../../../i18n/with-code/length-words.ts'
import { Changing } from '../../../ui/screen/changing.tsx'

type Props = {
  lang: Language
  words: string
  /** Of what stands in the field now: what is too long stays whole, and is not looked for before it is shorter. */
  length?: number
  field?: Ref<HTMLInputElement>
  onWords?: (words: string) => void
  onSend?: (event: SyntheticEvent) => void
}

/** A form that is sent as a body: what somebody looks for stands in no address and in no history. */
export function SearchForm({ lang, words, length = words.length, field, onWords, onSend }: Props) {
  const t = useTexts('search')
  const said = lengthWords(lang, length, LENGTHS.search)
  return (
    <form className="search" method="post" action={`/${lang}/search`} role="search" onSubmit={onSend}>
      <label htmlFor="q">{t('label')}</label>
      <div>
        <input
          id="q"
          name="q"
          type="search"
          defaultValue={words}
          required
          autoComplete="off"
          aria-describedby={said ? 'q-length q-hint' : 'q-hint'}
          aria-invalid={length > LENGTHS.search || undefined}
          ref={field}
          onInput={(event) => onWords?.(event.currentTarget.value)}
        />
        <button type="submit" className="btn btn-first">
          <Icon of={Search} />
          {t('go')}
        </button>
      </div>
      <p id="q-length" className="meta" role="status">
        {said !== '' && <Changing>{said}</Changing>}
      </p>
      <p id="q-hint" className="meta">
        {t('hint')}
      </p>
    </form>
  )
}
