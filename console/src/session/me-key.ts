/** Where the query client keeps who is signed in. */
export const ME = ['me'] as const
