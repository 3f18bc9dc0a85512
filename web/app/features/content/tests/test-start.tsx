import type { Test } from '@himoya/contract/content/tests'
import { ChevronRight } from 'lucide'
import { Icon } from '../../../art/icon.tsx'
import { testProblems } from '../../../i18n/handed-texts.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useSite } from '../../../ui/site/use-site.ts'
import { NumberCard } from '../../../ui/site/number-card.tsx'

/**
 * The way into the questions. The button's own few bytes come first and say that the rest is on its way; all files are asked for
 * at the same moment (app/islands/test.ts, test-screen.tsx).
 */
export function TestStart({ test: { id, kind } }: { test: Test }) {
  const t = useTexts('tests')
  const { lang, islands } = useSite()
  const { test: button, 'test-screen': screen } = islands
  if (!button || !screen) return null
  const files = [screen.script, ...screen.imports, screen.texts[lang]].join(' ')
  return (
    <div
      className="js-only test-start"
      data-touch={[button.script, ...button.imports, files].join(' ')}
      data-own={[button.script, ...button.imports].join(' ')}
      data-screen={files}
      data-test={id}
      data-kind={kind}
      data-texts={JSON.stringify(testProblems(lang))}
    >
      <button type="button" className="btn btn-first" data-busy={t('starting')}>
        {t('start')}
      </button>
      <a className="meta" href={`/${lang}/auth/login`} data-mine={t('mine')}>
        {t('sign_in')}
      </a>
    </div>
  )
}

/** What is true before the first question, and where one goes without a script. */
export function TestAbout({ kind }: Pick<Test, 'kind'>) {
  const t = useTexts('tests')
  const { lang } = useSite()
  return (
    <>
      <p className="banner">
        {t(`about.${kind}`)} {t('sent')}
      </p>
      <div className="test-plain">
        <p>{t('no_script')}</p>
        <NumberCard />
        <div className="card others">
          <a href={`/${lang}/numbers#write`}>
            {t('no_script_write')}
            <Icon of={ChevronRight} />
          </a>
          <a href={`/${lang}/learn`}>
            {t('no_script_learn')}
            <Icon of={ChevronRight} />
          </a>
        </div>
      </div>
    </>
  )
}
