/** Kinds of content that are found, in the order screens offer them. */
export const FOUND_TYPES = ['course', 'lesson', 'resource', 'question', 'faq', 'news', 'place', 'test', 'page'] as const
