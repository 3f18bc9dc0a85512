import { looksSignedIn, rememberLanguage, takeChatRequest, wasPanelOpen } from '../../../browser/visit/page-visit.ts'
import { watchReturn } from '../../../browser/offline/offline-return.ts'
import { SIGNED_IN_EVENT } from '../../../browser/island-events.ts'
import { openPanel, watchChat } from './chat-button.ts'
import { watchDialogs } from './dialogs.ts'
import { watchMissing } from './missing-code.ts'
import { page } from './page.ts'
import { guardReturn, watchExit } from './quick-exit.ts'
import { watchSos } from './sos-button.ts'
import { wakeOwnParts, wakeReadParts, wakeScript, watchTouches } from './touched-parts.ts'
import { showAccount, showAvailability } from './who-is-there.ts'

/**
 * The only script of a content page; it stands in the head, so that nothing shows before the guard has looked.
 * Everything it adds works without it as a plain link.
 */
page.dataset['js'] = ''
// The title says what the page is about, for readers and engines; a tab and its history tell on nobody (safety.md 4).
if (page.dataset['tab']) document.title = page.dataset['tab']
guardReturn()
watchExit()
watchMissing()
watchDialogs()
watchChat()
watchTouches()
watchSos()
rememberLanguage(page.lang)

const showOwn = (): void => {
  showAccount()
  wakeOwnParts()
  wakeScript()
}
document.addEventListener(SIGNED_IN_EVENT, showOwn)
document.addEventListener('DOMContentLoaded', () => {
  showOwn()
  watchReturn()
  // A page that has no line for it asks when its reader goes on: the first view has the slow line for itself.
  const asks_at_once = document.querySelector('.avail')
  if (asks_at_once) void showAvailability()
  const goOn = (): void => {
    if (!asks_at_once) void showAvailability()
    wakeReadParts()
  }
  addEventListener('scroll', goOn, { once: true })
  if (looksSignedIn() && takeChatRequest()) void openPanel('')
  else if (wasPanelOpen()) void openPanel(null)
})
