export { addFirstTags } from './tags.service.ts'
