/** The parts of the site, by the first step of their paths, in the order of the menu. */
export const SECTIONS = ['report', 'learn', 'tests', 'questions', 'places', 'news', 'faq'] as const
type Section = (typeof SECTIONS)[number]
/** Beside the name they have room only on a wide screen; the menu has them on every other. */
export const WIDE: ReadonlySet<Section> = new Set(['report', 'tests', 'faq'])
