/** The parts of the site, by the first step of their paths, in the order of the menu. */
export const SECTIONS = ['report', 'learn', 'tests', 'questions', 'places', 'news', 'faq'] as const
