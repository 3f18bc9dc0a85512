export { announceFollowUp, followUpChanged, hearsOfFollowUp } from './follow-up-changes.service.ts'
export { openPromises } from './list.service.ts'
export { assertTimely, storePromises } from './make.service.ts'
