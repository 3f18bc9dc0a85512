import type { uz } from './uz.ts'

export const en: Record<keyof typeof uz, string> = {
  'questionnaires.title': 'What questionnaires say',
  'questionnaires.hint': 'Answers stand as totals only. Nobody sees who answered what.',
  'questionnaires.failed': 'The totals did not open',
  'questionnaires.none': 'No questionnaires yet',
  'questionnaires.none_text': 'Once an editor’s questionnaire is published, it stands here.',
  'questionnaires.answers': 'Answers: %{count}',
  'questionnaires.few_answers': 'Fewer than ten answers',
  'questionnaires.since': 'First answer: %{day}',
  'questionnaires.wait': 'Totals open after ten answers',
  'questionnaires.why_hidden':
    'Numbers below ten are hidden. So are those they could be worked out from. They follow in steps of ten answers.',
  'questionnaires.hidden_sum': 'the sum is hidden',
  'questionnaires.few': 'few',
  'questionnaires.few_words': 'fewer than ten answers',
  'questionnaires.option': 'Answer',
  'questionnaires.count': 'Number',
  'questionnaires.table': 'Table (CSV)',
  'questionnaires.print': 'Print',
  'questionnaires.words_open': 'Read what was written',
  'questionnaires.words_close': 'Close',
  'questionnaires.words_hint': 'The order is shuffled: it does not tell who wrote what, or when.',
  'questionnaires.no_words': 'Nobody wrote anything.',
}
