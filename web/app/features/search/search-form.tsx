import type { Language } from '@himoya/contract/languages'
import { Search } from 'lucide'
import type { Ref, SyntheticEvent } from 'react'
import { Icon } from '../../art/icon.tsx'
import { useTexts } from '../../i18n/use-texts.ts'

type Props = {
  lang: Language
  words: string
  field?: Ref<HTMLInputElement>
  onWords?: (words: string) => void
  onSend?: (event: SyntheticEvent) => void
}

/** A form that is sent as a body: what somebody looks for stands in no address and in no history. */
export function SearchForm({ lang, words, field, onWords, onSend }: Props) {
  const t = useTexts('search')
  return (
    <form className="search" method="post" action={`/${lang}/search`} role="search" onSubmit={onSend}>
      <label htmlFor="q">{t('label')}</label>
      <div>
        <input
          id="q"
          name="q"
          type="search"
          defaultValue={words}
          maxLength={100}
          required
          autoComplete="off"
          aria-describedby="q-hint"
          ref={field}
          onInput={(event) => onWords?.(event.currentTarget.value)}
        />
        <button type="submit" className="btn btn-first">
          <Icon of={Search} />
          {t('go')}
        </button>
      </div>
      <p id="q-hint" className="meta">
        {t('hint')}
      </p>
    </form>
  )
}
