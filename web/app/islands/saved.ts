import type { SavedItem, SavedMark, SavedRef, SavedType } from '@himoya/contract/content/saved'
import { ApiError } from '@himoya/kit/session/api-error'
import { askToMerge } from '../features/content/saved/ask-merge.ts'
import { openOwnCalls } from '../session/own-calls.ts'
import { savedTabs } from '../features/content/saved/saved-tabs.ts'
import { SAVED_WORDS } from '../i18n/with-code/saved-words.ts'
import { showToast } from '../ui/screen/toast.ts'

/** All save buttons of a page (app/features/content/saved/public/save-button.tsx). A guest's list stays in the browser. */
const own = openOwnCalls()
const words = SAVED_WORDS[own.lang]

const buttons = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-save]')]

function refOf(part: HTMLElement): SavedRef {
  const [type, object_id] = part.dataset['save']!.split(':') as [SavedType, string]
  return { type, object_id }
}

/** One thing may have two buttons on a page. */
function show(ref: SavedRef, saved: boolean, id?: string): void {
  for (const part of buttons().filter((one) => one.dataset['save'] === `${ref.type}:${ref.object_id}`)) {
    part.ariaPressed = String(saved)
    if (id) part.dataset['savedId'] = id
    else delete part.dataset['savedId']
  }
}

/** Shows it here, and in the other tabs once it is so. */
function settle(ref: SavedRef, saved: boolean, id?: string): void {
  show(ref, saved, id)
  savedTabs.post({ ref, saved, id })
}

savedTabs.listen((change) => {
  if (change) show(change.ref, change.saved, change.id)
  else void showOwn()
})

/** Shows at once what was pressed, and takes it back when the server says no. */
export async function touch(part: HTMLElement): Promise<void> {
  if (part.ariaBusy === 'true') return
  const ref = refOf(part)
  const saved = part.ariaPressed === 'true'
  if (!own.isSignedIn()) return touchAsGuest(ref, saved)
  const id = part.dataset['savedId']
  part.ariaBusy = 'true'
  show(ref, !saved, id)
  try {
    if (saved) await remove(ref, id)
    else settle(ref, true, (await own.api.post<SavedItem>('saved/', ref)).id)
    showToast({ title: saved ? words.removed : words.saved, status: 'success' })
  } catch (error) {
    show(ref, saved, id)
    showToast({ title: error instanceof ApiError && error.code ? error.message : words.failed, status: 'error' })
  } finally {
    part.ariaBusy = null
  }
}

/** What another device has removed already is removed. */
async function remove(ref: SavedRef, id: string | undefined): Promise<void> {
  if (id) await own.api.delete(`saved/${id}/`).catch(unlessGone)
  settle(ref, false)
}

function unlessGone(error: unknown): void {
  if (!(error instanceof ApiError && error.status === 404)) throw error
}

function touchAsGuest(ref: SavedRef, saved: boolean): void {
  if (saved) own.kept.unsave(ref)
  else if (!own.kept.save(ref)) return showToast({ title: words.no_room, status: 'error' })
  settle(ref, !saved)
  showToast({ title: saved ? words.removed : words.saved_here, status: 'success' })
}

/** Marks what is saved already. Without an answer nothing is said: the buttons work all the same. */
export async function wake(): Promise<void> {
  await showOwn()
  if (own.isSignedIn())
    askToMerge(own, () => {
      savedTabs.post(null)
      void showOwn()
    })
}

async function showOwn(): Promise<void> {
  if (own.isSignedIn()) return void (await markOwn().catch(() => null))
  const kept = own.kept.saved()
  for (const part of buttons()) {
    const ref = refOf(part)
    show(
      ref,
      kept.some(({ type, object_id }) => type === ref.type && object_id === ref.object_id),
    )
  }
}

async function markOwn(): Promise<void> {
  const items = buttons().slice(0, 100).map(refOf)
  if (items.length === 0) return
  for (const { id, ...ref } of await own.api.post<SavedMark[]>('saved/marks/', { items })) show(ref, true, id)
}
