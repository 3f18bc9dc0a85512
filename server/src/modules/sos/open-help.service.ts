import type { Actor, UserActor } from '../../platform/core/actors.ts'
import { AppError } from '../../platform/core/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { enterChat, sendMessage, listChats, setRisk } from '../chat/chat.service.ts'
import { announceNewCase } from '../reports/cases/cases.service.ts'
import { openSosInbox } from '../reports/reporter/reporter.service.ts'
import { announceSos } from './sos-changes.service.ts'
import { firstWords } from './sos.policy.ts'
import { changeCall, lockCall, readCall, type CallRow } from './sos.store.ts'

/**
 * Opens where the sender of a call is answered, once: a signed-in person’s chat, first in the queue, or an inbox, whose
 * receipt is answered. Whoever may not write into a chat for a while gets an inbox too: a block never cuts SOS. Each read of the
 * call is a wait of its own where the machine is full, so it is handed on as it was read last.
 */
export async function openHelp(platform: Platform, actor: Actor, call: CallRow): Promise<{ call: CallRow; receipt?: string }> {
  if (call.chat_id !== null || call.report_id !== null) return { call }
  if (actor.kind === 'user' && (await openChat(platform, actor, call)))
    return { call: (await announceSos(platform, call.id)) ?? call }
  const receipt = await openInbox(platform, call.id)
  const now = receipt === undefined ? await readCall(platform.db, call.id) : await announceSos(platform, call.id)
  return { call: now ?? call, ...(receipt === undefined ? {} : { receipt }) }
}

/** false: the person cannot write into it. */
async function openChat(platform: Platform, actor: UserActor, call: CallRow): Promise<boolean> {
  const [open] = await listChats(platform, actor, call.lang)
  if (!open) return false
  await setRisk(platform, open.id, 'sos', async () => {})
  try {
    const chat = await enterChat(platform, actor, open.id)
    // The call's own id as the send's: repeated, it is the same message.
    await sendMessage(platform, actor, chat, { cid: call.id, message: await words(platform, call) })
  } catch (error) {
    if (error instanceof AppError && error.code === 'blocked') return false
    throw error
  }
  await changeCall(platform.db, call.id, { chat_id: open.id })
  return true
}

/** undefined: somebody has opened it meanwhile. */
async function openInbox(platform: Platform, id: string): Promise<string | undefined> {
  const opened = await platform.db.transaction().execute(async (db) => {
    const call = await lockCall(db, id)
    if (!call || call.report_id !== null) return undefined
    const { report_id, receipt } = await openSosInbox(platform, db, { lang: call.lang, text: await words(platform, call) })
    await changeCall(db, id, { report_id })
    return { report_id, receipt }
  })
  if (opened) await announceNewCase(platform, opened.report_id)
  return opened?.receipt
}

async function words({ db, vault }: Platform, { id, key_id, lang, kind, can_speak, words: sealed }: CallRow): Promise<string> {
  const text = sealed === null ? null : (await vault.useKey(db, key_id)).open(`${id}:words`, sealed)
  return firstWords({ lang, kind, can_speak, text })
}
