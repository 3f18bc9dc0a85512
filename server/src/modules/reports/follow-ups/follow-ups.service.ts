export { announceFollowUp, followUpChanged, hearsOfFollowUp } from './follow-up-changes.service.ts'
export { exportPromises, openPromises } from './list.service.ts'
export { cleanPromise, storePromises } from './make.service.ts'
