/** Stand in the head of every page until the renderer puts the page's styles and the boot script in their place. */
export const STYLE_MARK = '/*page-style*/'
export const BOOT_MARK = '/*boot-script*/'
