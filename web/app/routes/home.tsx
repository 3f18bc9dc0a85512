import type { PageHandle } from '../features/page/page-handle.ts'
import { HomeScene } from '../art/home-scene.tsx'
import { useTexts } from '../i18n/use-texts.ts'

export const handle: PageHandle = { page: 'home' }

export default function Home() {
  const t = useTexts('home')
  return (
    <div className="wrap">
      <HomeScene />
      <h1>{t('title')}</h1>
    </div>
  )
}
