export const home = { title: 'Здесь вас услышат' }
