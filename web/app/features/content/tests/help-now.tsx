import { MessageCircle } from 'lucide'
import { Icon } from '../../../art/icon.tsx'
import { ArchPicture } from '../../../art/picture.tsx'
import { useIslandTexts } from '../../../i18n/use-island-texts.ts'
import { useSession } from '../../../session/session.ts'
import { CallLink } from '../../../ui/site/call-link.tsx'
import { numbersOfPage } from '../../../ui/screen/numbers-of-page.ts'
import { Changing } from '../../../ui/screen/changing.tsx'

/** On a small screen it would begin under the bar of the question. */
const intoView = (card: HTMLElement | null): void => card?.scrollIntoView({ block: 'nearest' })

/**
 * A person, at once: an answer told of danger. It is shown by the page itself; nobody hears of the answer by it (product.md 9).
 * `onGoOn` is left out where there is nothing to go on to: after the last question, when the answers have been counted.
 */
export function HelpNow({ onGoOn }: { onGoOn?: () => void }) {
  const { lang } = useSession()
  const t = useIslandTexts('test_result')
  return (
    <section ref={onGoOn && intoView} className="help-now">
      <ArchPicture name="lantern" niche="a" className="help-picture" />
      <div>
        <h2>{t('help.title')}</h2>
        <p>
          <Changing>{t(onGoOn ? 'help.text' : 'help.text_after')}</Changing>
        </p>
      </div>
      <a className="btn btn-first" href={`/${lang}/numbers#write`} data-open-chat="">
        <Icon of={MessageCircle} />
        {t('help.write')}
      </a>
      <div className="help-more">
        {numbersOfPage().map(({ number, label }) => (
          <CallLink key={number} {...{ number, label }} quiet />
        ))}
        <a className="btn btn-second" href={`/${lang}/places`}>
          {t('help.places')}
        </a>
        <a className="btn btn-second" href={`/${lang}/complaint`}>
          {t('help.supervisor')}
        </a>
        {onGoOn && (
          <button type="button" className="btn btn-second" onClick={onGoOn}>
            {t('help.go_on')}
          </button>
        )}
      </div>
    </section>
  )
}
