/*
 * Stand in the head of every page until the renderer puts the page's styles, its structured data and the boot script in
 * their place. Nobody who writes a title can guess them, so that no text is ever taken for one.
 */
const secret = crypto.randomUUID()
export const STYLE_MARK = `/*page-style ${secret}*/`
export const BOOT_MARK = `/*boot-script ${secret}*/`
export const DATA_MARK = `/*page-data ${secret}*/`
