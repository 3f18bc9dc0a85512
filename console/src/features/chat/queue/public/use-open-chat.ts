import { type ListName, useChatList, useOneChat } from './use-chat-list.ts'

export type FoundChat = ReturnType<typeof useOpenChat>

/** The open chat: from a list where it stands in one, otherwise asked for by itself. */
export function useOpenChat(tab: ListName, chat_id: string | undefined) {
  const lists = [useChatList('waiting'), useChatList('mine'), useChatList('ended', tab === 'ended')]
  const listed = lists.flatMap((list) => list.data ?? []).find(({ id }) => id === chat_id)
  const lists_read = lists.every((list) => !list.isLoading)
  const one = useOneChat(chat_id, lists_read && listed === undefined)
  return { chat: listed ?? one.data, error: listed ? null : one.error, again: one.refetch }
}
