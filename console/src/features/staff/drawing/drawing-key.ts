/** Where the query client keeps one's own drawing. */
export const DRAWING = ['drawing'] as const
