import { ChevronRight } from 'lucide'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { Icon } from '../art/icon.tsx'
import { LookIcon } from '../features/shell/install/look-icon.tsx'
import { isLook, type Look } from '../features/shell/install/looks.ts'
import type { PageFacts, PageHead } from '../ui/site/page-facts.ts'
import { languageOf } from '../ui/site/read-public.ts'
import { useSite } from '../ui/site/use-site.ts'
import { textsIn } from '../i18n/messages.ts'
import { useTexts } from '../i18n/use-texts.ts'

export const handle: PageFacts = { page: 'install', unlisted: true }

export function loader(args: LoaderFunctionArgs): { look: Look; head: PageHead } {
  const { look } = args.params
  if (!isLook(look)) throw new Response(null, { status: 404 })
  const lang = languageOf(args)
  const t = textsIn(lang, 'meta')
  const app = {
    name: textsIn(lang, 'install')(`names.${look}`),
    manifest: `/looks/${look}.${lang}.webmanifest`,
    icon: `/looks/${look}-180.png`,
  }
  return { look, head: { title: t('install.title'), description: t('install.description'), app } }
}

const BROWSERS = ['chrome', 'samsung', 'safari', 'firefox', 'desktop'] as const
const STEPS = [1, 2, 3] as const

/** The page of one look: only this one carries its manifest, so a browser installs nothing that was not chosen. */
export default function InstallLook() {
  const { look } = useLoaderData<typeof loader>()
  const t = useTexts('install')
  const { lang, islands } = useSite()
  const name = t(`names.${look}`)
  return (
    <div className="wrap page">
      <div className="reading">
        <h1>{t('look_title', { name })}</h1>
        <LookIcon look={look} />
        <p className="lead">{t('look_lead', { name })}</p>
        {/* the island shows it where the browser offers to add the site by itself */}
        <button type="button" className="btn btn-first" data-install="" data-done={t('added')} hidden>
          {t('add')}
        </button>
        <a className="btn btn-text" href={`/${lang}/install`}>
          {t('other')}
        </a>
        <h2>{t('how')}</h2>
        <p>{t('how_lead')}</p>
        <div className="card faq">
          {BROWSERS.map((browser) => (
            <details key={browser} name="browser">
              <summary>
                {t(browser)}
                <Icon of={ChevronRight} />
              </summary>
              <ol className="says">
                {STEPS.map((step) => (
                  <li key={step}>{t(`${browser}_${step}`)}</li>
                ))}
              </ol>
            </details>
          ))}
        </div>
        <h2>{t('remove')}</h2>
        <ul className="says">
          <li>{t('remove_phone')}</li>
          <li>{t('remove_desktop')}</li>
          <li>{t('remove_data')}</li>
        </ul>
      </div>
      {islands['install'] && <script type="module" src={islands['install'].script} />}
    </div>
  )
}
