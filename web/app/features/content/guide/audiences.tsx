import { ArchPicture, type PictureName } from '../../../art/picture.tsx'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useSite } from '../../../ui/site/use-site.ts'

export const AUDIENCES = ['child', 'teen', 'parent', 'teacher'] as const
export type Audience = (typeof AUDIENCES)[number]

/** Each audience's picture and the ground it stands on. */
export const AUDIENCE_PICTURES: Record<Audience, { name: PictureName; niche: 'a' | 'g' | 'f' | 'c' }> = {
  child: { name: 'kite', niche: 'a' },
  teen: { name: 'bag', niche: 'g' },
  parent: { name: 'teapot', niche: 'f' },
  teacher: { name: 'book', niche: 'c' },
}

/** Four arches, each to a page of its own. */
export function AudienceArches() {
  const t = useTexts('home')
  const { lang } = useSite()
  return (
    <ul className="arches">
      {AUDIENCES.map((audience) => (
        <li key={audience}>
          <a href={`/${lang}/for/${audience}`}>
            <ArchPicture {...AUDIENCE_PICTURES[audience]} />
            <h3>{t(audience)}</h3>
            <p className="meta">{t(`${audience}_text`)}</p>
          </a>
        </li>
      ))}
    </ul>
  )
}
