import { KEPT_ROWS, LEAVINGS } from '@himoya/contract/desk/holding-lists'
import { useIslandTexts } from '../../../i18n/use-island-texts.ts'
import { Section } from '../../../ui/screen/section.tsx'
import { useSession } from '../../../session/session.ts'
import { daysInWords } from './time-words.ts'
import { Changing } from '../../../ui/screen/changing.tsx'

type Days = Readonly<Record<string, number>>

/** What goes with the account and what stays, how long and why; and how long everything is kept while it lives. */
export function Leavings({ days }: { days: Days }) {
  const t = useIslandTexts('holdings')
  const { lang } = useSession()
  return (
    <>
      <Section title={t('leaving.title')}>
        {(['goes', 'stays'] as const).map((after) => (
          <div key={after}>
            <h3 className="font-[650]">{t(`leaving.${after}`)}</h3>
            <ul className="flex list-disc flex-col gap-1.5 pt-1 pl-5">
              {LEAVINGS.filter((one) => one.after === after).map(({ what, days: settings }) => (
                <li key={what}>
                  {t(`leaving.${what}`)} <KeptFor settings={settings} days={days} />
                </li>
              ))}
            </ul>
          </div>
        ))}
        <a className="btn btn-second print:hidden" href={`/${lang}/profile`}>
          {t('leaving.button')}
        </a>
      </Section>
      <Section title={t('kept.title')}>
        <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-2">
          {KEPT_ROWS.map((row) => (
            <KeptRow key={row} name={t(`kept.${row}`)} days={days[row]} />
          ))}
        </dl>
      </Section>
    </>
  )
}

function KeptFor({ settings, days }: { settings: readonly string[]; days: Days }) {
  const t = useIslandTexts('holdings')
  const { lang } = useSession()
  const [first, second] = settings.map((setting) => days[setting]).map((count) => count && daysInWords(count, lang))
  if (!first) return null
  return (
    <>
      <Changing>{second ? t('leaving.or', { first, second }) : t('leaving.for', { time: first })}</Changing>
    </>
  )
}

function KeptRow({ name, days }: { name: string; days: number | undefined }) {
  const { lang } = useSession()
  if (days === undefined) return null
  return (
    <>
      <dt>{name}</dt>
      <dd className="tabular-nums">{daysInWords(days, lang)}</dd>
    </>
  )
}
