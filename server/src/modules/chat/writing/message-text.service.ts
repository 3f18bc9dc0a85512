import type { MessageKind } from '@himoya/contract/chat/chat'
import type { Platform } from '../../../platform/platform.ts'
import { textOf } from './message-body.ts'

/** What a message says that another module has read still sealed; empty where its key is gone with the conversation. */
export async function openText(
  { vault, db }: Platform,
  { id, key_id, kind, body }: { id: string; key_id: string; kind: MessageKind; body: Buffer },
): Promise<string> {
  return textOf(kind, (await vault.useKey(db, key_id)).open(id, body))
}
