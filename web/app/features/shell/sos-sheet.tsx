import { MessageCircle } from 'lucide'
import { Icon } from '../../art/icon.tsx'
import { useTexts } from '../../i18n/use-texts.ts'
import { useSite } from '../page/use-site.ts'
import { CallLinks } from './call-links.tsx'
import { ExitLink } from './exit-link.tsx'

/** The sheet behind SOS. A modal hides the strip from the keyboard, so it brings its own quick exit, above the backdrop. */
export function SosSheet() {
  const t = useTexts('shell')
  const { lang } = useSite()
  return (
    <dialog className="layer" id="sos" aria-labelledby="sos-title">
      <div className="strip">
        <ExitLink />
      </div>
      <div className="sheet">
        <h2 id="sos-title">{t('sos_title')}</h2>
        <CallLinks />
        <a className="btn btn-second" href={`/${lang}/numbers#write`} data-open-chat="">
          <Icon of={MessageCircle} />
          {t('sos_write')}
        </a>
        <p className="meta">{t('sos_trace')}</p>
        <button type="button" className="btn btn-text" data-dismiss="">
          {t('sos_mistake')}
        </button>
      </div>
    </dialog>
  )
}
