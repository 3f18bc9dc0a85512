export const home = { title: 'Bu yerda sizni eshitishadi' }
