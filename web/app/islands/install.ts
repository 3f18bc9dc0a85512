import { keepOfflineCard } from '../browser/offline/offline-card.ts'
import { showToast } from '../ui/screen/toast.ts'

/** Chromium's own event: it may add the site, and waits to be asked. Other browsers have words on the page instead. */
type InstallEvent = Event & { prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }> }

const button = document.querySelector<HTMLButtonElement>('[data-install]')
let offer: InstallEvent | null = null

// Whoever puts it on the screen opens it without a network one day.
keepOfflineCard('/sw.js')

addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  offer = event as InstallEvent
  if (button) button.hidden = false
})

button?.addEventListener('click', () => {
  // one offer opens once; the browser makes another when the person said no
  void offer?.prompt()
  offer = null
  button.hidden = true
})

addEventListener('appinstalled', () => showToast({ title: button?.dataset['done'] ?? '', status: 'success' }))
