import type { ReactNode } from 'react'
import { ArchPicture, type PictureName } from '../../../art/picture.tsx'
import { NumberCard } from '../../../ui/site/number-card.tsx'

type Parts = { picture: PictureName; niche: 'a' | 'c'; title: string; text: string; children: ReactNode; below?: ReactNode }

/** A page with one thing to say: not found, broken. The numbers stand below it, and what else leads on. */
export function QuietPage({ picture, niche, title, text, children, below }: Parts) {
  return (
    <div className="wrap">
      <div className="quiet">
        <ArchPicture name={picture} niche={niche} className="picture-arch" />
        <h1>{title}</h1>
        <p className="lead">{text}</p>
        {children}
      </div>
      <NumberCard />
      {below}
    </div>
  )
}
