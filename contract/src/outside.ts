/** Where the quick exit leads: a neutral page that many people in Uzbekistan open (safety.md 1). */
export const OUTSIDE_PAGE = 'https://obhavo.uz/'
