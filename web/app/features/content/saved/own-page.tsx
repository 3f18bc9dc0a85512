import { useTexts } from '../../../i18n/use-texts.ts'
import { Island } from '../../../ui/island/island.tsx'
import { NoScript } from '../../../ui/site/no-script.tsx'

type Parts = {
  island: 'notifications' | 'saved-list' | 'certificates' | 'own-results'
  texts: object
  title: string
  lead: string
}

/** The server's part of a page that is each visitor's own. */
export function OwnPage({ island, texts, title, lead }: Parts) {
  const t = useTexts('learn')
  return (
    <div className="wrap min-h-screen pt-3 lg:pt-12">
      <div className="mx-auto flex max-w-140 flex-col gap-5 pb-10">
        <h1 className="text-h1">{title}</h1>
        <p className="lead">{lead}</p>
        <Island name={island} props={{ texts }}>
          <p className="meta js-only">{t('own.loading')}</p>
          <NoScript />
        </Island>
      </div>
    </div>
  )
}
