export const home = { title: 'Someone here will listen' }
