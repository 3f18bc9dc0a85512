/**
 * Which drawing a child sees beside the alias of who answers; apart from the schemas so that a browser gets them without zod. They are things,
 * none of them a child's own avatar or a picture of a receipt. Each is a file of its name (web/public/drawings).
 */
export const COUNSELLOR_DRAWINGS = [
  'sun',
  'poplar',
  'mountain',
  'tulip',
  'boat',
  'jug',
  'dutar',
  'bridge',
  'cup',
  'balloon',
  'leaf',
  'cherry',
] as const
export type CounsellorDrawing = (typeof COUNSELLOR_DRAWINGS)[number]
