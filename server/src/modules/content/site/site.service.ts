export { listRegions } from './regions.service.ts'
