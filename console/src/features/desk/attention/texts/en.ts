import type { uz } from './uz.ts'

export const en: Record<keyof typeof uz, string> = {
  'attention.alert': 'You have an update',
  'attention.handed': 'You were given a conversation: it is under “Mine”',
  'attention.off': 'The sound is off: you will not hear the queue',
  'attention.quiet': 'Quiet for 5 minutes, then it comes back by itself',
  'attention.turn_on': 'Turn on',
  'attention.rings': 'Somebody is waiting: it rings until they are taken',
  'attention.hush': 'Quiet for 5 minutes',
  'attention.offer': 'Tell you when this window is out of sight?',
  'attention.allow': 'Yes, tell me',
  'attention.later': 'Later',
  'attention.full': 'Your places are full: %{open} of %{cap}. The queue does not ring for you',
  'attention.overdue': '%{person}: nobody has taken them for two minutes.',
  'attention.overdue_more': 'Also: %{names}.',
  'attention.overdue_open': 'Open',
}
