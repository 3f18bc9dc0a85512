import { MessageCircle } from 'lucide'
import { useActionData, type ActionFunctionArgs } from 'react-router'
import { Icon } from '../art/icon.tsx'
import { ArchPicture } from '../art/picture.tsx'
import { PlainSosForm } from '../features/content/info/plain-sos-form.tsx'
import { sendPlainSos } from '../features/content/info/plain-sos.ts'
import type { PageFacts } from '../ui/site/page-facts.ts'
import { useSite } from '../ui/site/use-site.ts'
import { CallLinks } from '../ui/site/call-links.tsx'
import { useTexts } from '../i18n/use-texts.ts'

export const handle: PageFacts = { page: 'numbers' }

const SAY = ['say_name', 'say_place', 'say_what', 'say_stay'] as const

export const action = (args: ActionFunctionArgs) => sendPlainSos(args)

export default function Numbers() {
  const sent = useActionData<typeof action>()
  const t = useTexts('info')
  const home = useTexts('home')
  const shell = useTexts('shell')
  const { lang, numbers } = useSite()
  return (
    <div className="wrap page">
      <ArchPicture name="phone" niche="f" className="picture-arch" />
      <div className="reading">
        <h1>{t('numbers.title')}</h1>
        <p className="lead">{t('numbers.lead')}</p>
        <div className="calls">
          <CallLinks />
        </div>
        <PlainSosForm sent={sent} />
        <p className="meta">{numbers.length > 0 ? shell('sos_trace') : t('numbers.none')}</p>
        <p>
          <a href={`/${lang}/install`}>{t('numbers.install')}</a>
        </p>
        <h2>{t('numbers.say_title')}</h2>
        <ul className="says">
          {SAY.map((key) => (
            <li key={key}>{t(`numbers.${key}`)}</li>
          ))}
        </ul>
        <section id="write" className="card talk">
          <h2>{t('numbers.write_title')}</h2>
          <p>{t('numbers.write_text')}</p>
          <a className="btn btn-first js-only" href={`/${lang}/numbers#write`} data-open-chat="">
            <Icon of={MessageCircle} />
            {home('write')}
          </a>
          <a className="btn btn-text" href={`/${lang}/report/receipt`}>
            {shell('back')}
          </a>
          <noscript>
            <p className="banner banner-urgent">{t('numbers.no_script')}</p>
          </noscript>
        </section>
      </div>
    </div>
  )
}
