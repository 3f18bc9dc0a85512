import type { uz } from './uz.ts'

export const en: Record<keyof typeof uz, string> = {
  'surveys.title': 'How people rate conversations',
  'surveys.hint': 'What people say after a conversation. The counsellor who had it does not see this.',
  'surveys.good': 'It helped',
  'surveys.so_so': 'So-so',
  'surveys.bad': 'It did not help',
  'surveys.days': 'The last 30 days',
  'surveys.share': '%{answers} answers of %{ended} ended conversations',
  'surveys.bar': '%{mood}: %{count}',
  'surveys.none': 'Nobody has answered yet',
  'surveys.failed': 'The answers did not open',
  'surveys.no_words': 'No words',
}
