import { askForScript, loadAnewOnce } from '../../../browser/visit/page-visit.ts'
import { say } from './say.ts'

const STAYS_MS = 10_000
let entered = false

/**
 * The code of a part (`files` as in `loadCode`) did not come. Where the server answers, the page is of a release whose files are
 * gone, or the browser remembers a failure: the page is opened anew, once for each part, and never when something was entered
 * on it: true. Else a toast says why nothing happens. What must work in any case, SOS, never comes here: its first step stands in
 * the page itself.
 */
export async function missCode(files: string): Promise<boolean> {
  const [script = ''] = files.split(' ')
  const gone = await askForScript(script)
  if (gone !== null && !entered && loadAnewOnce(script)) return true
  const line = say(gone || document.getElementById('toasts')!.dataset['failed']!)
  setTimeout(() => line.remove(), STAYS_MS)
  return false
}

/** Notes whether anything is entered on the page, and hears of parts of the page itself that do not come. */
export function watchMissing(): void {
  document.addEventListener('input', () => (entered = true))
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement) void missCode(target.src)
    },
    true,
  )
}
