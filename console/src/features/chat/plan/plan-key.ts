/** Among what stands beside a chat: the socket says when the person changed their plan. */
export const planKey = (chat_id: string): readonly string[] => ['desk', chat_id, 'plan']
