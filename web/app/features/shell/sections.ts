/** The parts of the site, by the first step of their paths, in the order of the menu. */
export const SECTIONS = ['learn', 'questions', 'places', 'news'] as const
/** What the menu has: all of them, and what has no room beside the name. */
export const MENU = ['report', 'learn', 'tests', 'questions', 'places', 'news', 'faq'] as const
