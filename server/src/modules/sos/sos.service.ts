export { hearSos } from './hear-sos.service.ts'
export { exportSos, forgetSos } from './own-sos.service.ts'
export { sosChanged } from './sos-changes.service.ts'
