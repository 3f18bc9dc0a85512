import type { uz } from './uz.ts'

export const en: Record<keyof typeof uz, string> = {
  'ending.unanswered': 'The last word is the child’s. Nobody has answered it yet.',
  'ending.hinted': 'In what they wrote: %{topics}.',
  'ending.unassessed': 'The risk is not assessed yet.',
  'ending.why': 'To end it nevertheless, write why. The reason stays in the notes beside the conversation.',
  'ending.by_phone': 'We go on by telephone',
  'ending.in_case': 'A case is open, the work goes on there',
  'ending.safe_now': 'Safe now, they said goodbye',
  'ending.silent': 'They have not written for a long time',
  'ending.anyway': 'End it all the same',
  'ending.note': 'Why it ended: %{reason}',
}
