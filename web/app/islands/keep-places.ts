import { keepList } from '../browser/offline/keep-list.ts'
import { keepOfflineCard } from '../browser/offline/offline-card.ts'
import { KEEP_WORDS } from '../i18n/with-code/keep-words.ts'
import { pageLanguage } from '../ui/island/island-page.ts'
import { showToast } from '../ui/screen/toast.ts'

/** Loaded at the press on "open without a network too" (features/content/places/keep-list.tsx). */
export async function touch(part: HTMLElement, pressed: Element): Promise<void> {
  if (!pressed.closest('button') || part.ariaBusy) return
  const lang = pageLanguage()
  const { done, failed } = KEEP_WORDS[lang]
  part.ariaBusy = 'true'
  keepOfflineCard('/sw.js')
  const kept = await keepList(`/${lang}/places/kept`)
  part.ariaBusy = null
  if (!kept) return showToast({ title: failed, status: 'error' })
  const words = document.createElement('p')
  words.setAttribute('role', 'status')
  words.tabIndex = -1
  words.textContent = done
  part.replaceChildren(words)
  words.focus()
}
