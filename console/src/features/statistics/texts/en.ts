import type { uz } from './uz.ts'

export const en: Record<keyof typeof uz, string> = {
  'statistics.title': 'Statistics',
  'statistics.hint':
    'Reports taken up, in exact numbers. For the team alone: small numbers can give a person away. The public statistics are separate and protected.',
  'statistics.by': 'By',
  'statistics.across': 'And by',
  'statistics.alone': 'That alone',
  'statistics.from': 'From month',
  'statistics.to': 'To month',
  'statistics.by_type': 'Form',
  'statistics.by_region': 'Region',
  'statistics.by_month': 'Month',
  'statistics.by_age': 'Age',
  'statistics.by_gender': 'Gender',
  'statistics.what': 'Row',
  'statistics.count': 'Number',
  'statistics.public': 'In the public statistics',
  'statistics.hidden': 'will be hidden',
  'statistics.shown': 'may come out rounded',
  'statistics.total': 'In all: %{count}. %{from} – %{to}.',
  'statistics.sample': 'Invented numbers of the demo are among them.',
  'statistics.none': 'Nothing was taken up in these months',
  'statistics.failed': 'The numbers did not open',
}
