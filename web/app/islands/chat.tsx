export function openChat() {}
export function closeChat() {}
