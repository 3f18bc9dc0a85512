import type { Language } from '@himoya/contract/languages'
import type { Place } from '@himoya/contract/content/places'
import type { Region } from '@himoya/contract/content/site'
import { ChevronDown, MapPin } from 'lucide'
import type { MouseEvent } from 'react'
import { Icon } from '../../../art/icon.tsx'
import { REGION_SHAPES } from '../../../art/regions.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Changing } from '../../../ui/screen/changing.tsx'

export type RegionCode = Place['region']
export type RegionCounts = Readonly<Partial<Record<RegionCode, number>>>
/** Where the list listens; without it a region is the address of its own page. */
export type PressRegion = (code: RegionCode | null) => void

type Props = {
  lang: Language
  regions: readonly Region[]
  /** How many places each has, of those that are asked for. */
  counts: RegionCounts
  /** What is chosen; null: the whole country. */
  region: RegionCode | null
  onPress?: PressRegion | undefined
}

export const pathOfRegion = (lang: Language, code: RegionCode | null): string =>
  code === null ? `/${lang}/places` : `/${lang}/places/in/${REGION_SHAPES[code].slug}`

/** A press that wants another tab goes where the link goes. */
export const pressed =
  (code: RegionCode | null, onPress: PressRegion | undefined) =>
  (event: MouseEvent): void => {
    if (!onPress || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const choice = event.currentTarget.closest('details')
    if (choice) {
      choice.open = false
      choice.querySelector('summary')?.focus()
    }
    onPress(code)
  }

/** Above the list: what is chosen, and behind it all there is. */
export function RegionChoice(props: Props) {
  const t = useTexts('places')
  const name = props.regions.find(({ code }) => code === props.region)?.name ?? t('everywhere')
  return (
    <details className="region-choice">
      <summary aria-label={`${t('choose')}: ${name}`}>
        <Icon of={MapPin} />
        <Changing>{name}</Changing>
        <Icon of={ChevronDown} />
      </summary>
      <RegionLinks {...props} label={t('choose')} />
    </details>
  )
}

/** The map's regions by name, each as large as a finger: a small one cannot be hit where it is drawn, and no reader reads a drawing. */
export function RegionLinks({ lang, regions, counts, region, onPress, label }: Props & { label: string }) {
  const t = useTexts('places')
  const rows = [{ code: null, name: t('everywhere') }, ...regions]
  return (
    <nav className="card region-links" aria-label={label}>
      {rows.map(({ code, name }) => {
        const count = code === null ? sumOf(counts) : (counts[code] ?? 0)
        return (
          <a
            key={code}
            href={pathOfRegion(lang, code)}
            aria-current={code === region ? (onPress ? 'true' : 'page') : undefined}
            onClick={onPress && pressed(code, onPress)}
          >
            {name}
            <span key={count} className="meta">
              {t('of_region', { count: String(count) })}
            </span>
          </a>
        )
      })}
    </nav>
  )
}

const sumOf = (counts: RegionCounts): number => Object.values(counts).reduce((sum, count) => sum + count, 0)
