import type { SavedType } from '@himoya/contract/content/saved'
import { Bookmark } from 'lucide'
import { Icon } from '../../../../art/icon.tsx'
import { useTexts } from '../../../../i18n/use-texts.ts'
import { useSite } from '../../../../ui/site/use-site.ts'

type Props = {
  type: SavedType
  id: string
  /** What is saved, for a screen reader. */
  title: string
}

/** Keeps a thing for later. Its code (app/islands/saved.ts) comes at the first touch; without scripts it is not there. */
export function SaveButton({ type, id, title }: Props) {
  const t = useTexts('learn')
  const island = useSite().islands['saved']
  if (!island) return null
  return (
    <button
      type="button"
      className="save js-only"
      data-save={`${type}:${id}`}
      data-touch={[island.script, ...island.imports].join(' ')}
      data-own=""
      aria-pressed="false"
      aria-label={`${t('save')}: ${title}`}
    >
      <Icon of={Bookmark} />
    </button>
  )
}
