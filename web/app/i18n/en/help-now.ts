/** Where somebody wrote of danger and is not in a chat: a person and the numbers. */
export const help_now = {
  title: 'This is serious. Do not stay alone with it',
  text: 'You need not wait for an answer. Write to a counsellor: the chat says when they answer.',
  write: 'Write to a counsellor',
  call: 'If there is danger, call',
}
