/** The chat panel has no room beside the page, so it fills the screen (seed section 9). */
export const fillsScreen = (): boolean => !matchMedia('(width>=430px)').matches
