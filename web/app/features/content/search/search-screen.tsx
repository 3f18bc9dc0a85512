import type { Language } from '@himoya/contract/languages'
import { LENGTHS } from '@himoya/contract/limits'
import type { Found, FoundPage } from '@himoya/contract/content/search'
import { searchContent } from '../../../browser/calls/search.ts'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Changing } from '../../../ui/screen/changing.tsx'
import { numbersOfPage } from '../../../ui/screen/numbers-of-page.ts'
import { PersonFirst } from './person-first.tsx'
import { Results } from './results.tsx'
import { SearchForm } from './search-form.tsx'
import { Topics } from './topics.tsx'
import { useNamedHarm } from './use-named-harm.ts'
import { WayBack } from './way-back.tsx'

const PAUSE_MS = 300
const SHORTEST = 2

type Asked = { words: string; type: Found['type'] | null; page: number }

/** The search that answers while one types. */
export function SearchScreen({ lang, typed }: { lang: Language; typed: string }) {
  const t = useTexts('search')
  const field = useRef<HTMLInputElement>(null)
  const [asked, setAsked] = useState<Asked>({ words: typed, type: null, page: 1 })
  const { found, state, retry } = useFound(asked, lang)
  const needs_person = useNamedHarm(asked.words)
  useEffect(() => {
    field.current?.focus()
  }, [])
  return (
    <>
      <SearchForm
        lang={lang}
        words={typed}
        length={asked.words.trim().length}
        field={field}
        onWords={(words) => setAsked({ words, type: null, page: 1 })}
        onSend={(event) => {
          event.preventDefault()
          retry()
        }}
      />
      {needs_person && <PersonFirst lang={lang} numbers={numbersOfPage()} />}
      <WayBack words={asked.words} lang={lang} />
      {asked.words.trim().length < SHORTEST && <Topics lang={lang} />}
      {state === 'failed' && (
        <button type="button" className="btn btn-second" onClick={retry}>
          {t('failed')}
        </button>
      )}
      {state === 'asking' && !found && <p className="meta">{t('loading')}</p>}
      {found && <Kinds found={found} asked={asked} onChoose={(type) => setAsked({ ...asked, type, page: 1 })} />}
      {found && <Results found={found} lang={lang} />}
      {found && found.results.length < found.count && (
        <button type="button" className="btn btn-second" onClick={() => setAsked({ ...asked, page: asked.page + 1 })}>
          {t('more')}
        </button>
      )}
    </>
  )
}

type KindsProps = { found: FoundPage; asked: Asked; onChoose: (type: Found['type'] | null) => void }

function Kinds({ found: { groups }, asked, onChoose }: KindsProps) {
  const t = useTexts('search')
  if (groups.length < 2) return null
  return (
    <div className="chips kinds">
      <button type="button" className="chip" aria-pressed={asked.type === null} onClick={() => onChoose(null)}>
        {t('all')}
      </button>
      {groups.map(({ type, count }) => (
        <button key={type} type="button" className="chip" aria-pressed={asked.type === type} onClick={() => onChoose(type)}>
          <Changing>{`${t(`types.${type}`)} ${count}`}</Changing>
        </button>
      ))}
    </div>
  )
}

/** Asks when the typing rests; an answer that comes too late is for nobody. Further pages are added to what is there. */
function useFound({ words, type, page }: Asked, lang: Language) {
  const [found, setFound] = useState<FoundPage | null>(null)
  const [state, setState] = useState<'still' | 'asking' | 'failed'>('still')
  const [tries, setTries] = useState(0)
  const q = words.trim()
  useEffect(() => {
    if (q.length < SHORTEST || q.length > LENGTHS.search) {
      setFound(null)
      return setState('still')
    }
    const calling = new AbortController()
    async function ask(): Promise<void> {
      setState('asking')
      const answer = await searchContent({ q, type, page, lang, signal: calling.signal })
      if (calling.signal.aborted) return
      setState(answer ? 'still' : 'failed')
      if (answer)
        setFound((before) => (page === 1 || !before ? answer : { ...answer, results: [...before.results, ...answer.results] }))
    }
    const timer = setTimeout(() => void ask(), PAUSE_MS)
    return () => {
      clearTimeout(timer)
      calling.abort()
    }
  }, [q, type, page, lang, tries])
  return { found, state, retry: () => setTries(tries + 1) }
}
