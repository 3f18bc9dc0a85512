import { X } from 'lucide'
import { Icon } from '../../art/icon.tsx'
import { useTexts } from '../../i18n/use-texts.ts'
import { CallLinks } from '../../ui/site/call-links.tsx'
import { ExitLink } from './exit-link.tsx'

/**
 * The sheet behind SOS: what works without any code or network. Its own SOS button lies where the round one does, so that two
 * taps at one place send; what more there is comes with app/islands/sos.ts. A modal hides the strip from the keyboard, so it brings its
 * own quick exit, above the backdrop.
 */
export function SosSheet() {
  const t = useTexts('shell')
  const sms = t('sos_sms')
  return (
    <dialog className="layer" id="sos" aria-labelledby="sos-title">
      <div className="strip">
        <ExitLink />
      </div>
      <div className="sheet">
        <form method="dialog">
          <button type="submit" className="icon-btn" aria-label={t('close')}>
            <Icon of={X} />
          </button>
        </form>
        <h2 id="sos-title">{t('sos_title')}</h2>
        <CallLinks />
        <a className="btn btn-second" href={`sms:?&body=${sms}`}>
          SMS: {sms}
        </a>
        <p className="meta">{t('sos_trace')}</p>
        <button type="button" className="btn btn-text" data-dismiss="">
          {t('sos_mistake')}
        </button>
      </div>
      <button type="button" className="sos">
        {t('sos')}
      </button>
    </dialog>
  )
}
