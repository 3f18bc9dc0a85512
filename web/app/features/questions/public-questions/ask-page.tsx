import { useTexts } from '../../../i18n/use-texts.ts'
import { Island } from '../../../ui/island/island.tsx'
import type { IslandProps } from '../../../ui/island/mount-island.tsx'
import { NumberCard } from '../../../ui/site/number-card.tsx'

type Parts<Props extends IslandProps> = { island: string; props: Props; title: string }

/** The server's part of a screen about one's own questions: what is true before and without any script. */
export function AskPage<Props extends IslandProps>({ island, props, title }: Parts<Props>) {
  const t = useTexts('questions')
  return (
    <div className="wrap min-h-screen pt-3 lg:pt-12">
      <div className="mx-auto flex max-w-140 flex-col gap-5 pb-10">
        <h1 className="text-h1">{title}</h1>
        <Island name={island} props={props}>
          <p className="js-only meta">{t('loading')}</p>
          <noscript>
            <p className="banner banner-urgent">{t('no_script')}</p>
            <NumberCard />
          </noscript>
        </Island>
      </div>
    </div>
  )
}
