/* Lists of the wrap-up form; apart from the schemas so that a browser gets them without zod. */

export const CONTACT_KINDS = ['chat', 'phone', 'walk_in'] as const
/** Who sought help: the reporter roles of api.md. */
export const CONTACT_ROLES = [
  'child_self',
  'friend',
  'parent',
  'relative',
  'teacher',
  'medic',
  'social_worker',
  'neighbour',
  'witness',
  'other',
] as const
export const GENDERS = ['girl', 'boy', 'unknown'] as const
/** The six forms of violence of Law 996 of 14.11.2024. */
export const VIOLENCE_FORMS = ['physical', 'sexual', 'psychological', 'neglect', 'exploitation', 'bullying'] as const
export const WELLBEING_TOPICS = [
  'family',
  'school',
  'friends',
  'love',
  'loneliness',
  'anxiety',
  'sadness',
  'anger',
  'sleep',
  'self_harm',
  'suicide',
  'online',
  'health',
  'disability',
  'parent_away',
  'rights',
  'other',
] as const
export const OUTCOMES = [
  'listened',
  'advised',
  'referred',
  'emergency_called',
  'follow_up',
  'left_early',
  'no_answer',
  'not_serious',
] as const
export const REFERRALS = [
  'none',
  'inson',
  'police',
  'emergency',
  'medical',
  'school',
  'ombudsman',
  'guardianship',
  'other',
] as const
