/** Where somebody wrote of danger and is not in a chat: a person and the numbers. */
export const help_now = {
  title: 'Это серьёзно. Не оставайтесь с этим одни',
  text: 'Ответа можно не ждать. Напишите консультанту: чат скажет, когда ответят.',
  write: 'Написать консультанту',
  call: 'Если есть опасность, звоните',
}
