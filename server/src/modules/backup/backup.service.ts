export { applyErased } from './erased/erased.service.ts'
