import { createRoot, type Root } from 'react-dom/client'
import { createIslandRoot } from '../../ui/island/island-root.tsx'
import { adoptStyles } from '../../ui/island/island-page.ts'
import css from './chat.css?inline'
import { ChatPanel } from './chat-panel.tsx'
import type { FirstPanel } from './first/first-panel.ts'
import { takePlace } from './first/take-place.ts'
import { FirstMomentProvider } from './first/use-first-moment.ts'

/** Draws the panel's own screens beside the page, and puts them in the first view's place once they have something to show. */
export async function mountScreens(panel: HTMLElement, first: FirstPanel, texts: object, onClose: () => void): Promise<Root> {
  adoptStyles(css)
  const screens = document.createElement('div')
  screens.className = 'chat-screens'
  const root = createRoot(screens)
  root.render(
    createIslandRoot(first.session)(
      texts,
      <FirstMomentProvider value={first}>
        <ChatPanel onClose={onClose} />
      </FirstMomentProvider>,
    ),
  )
  await takePlace(panel, screens, first)
  return root
}
