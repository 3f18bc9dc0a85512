export { addFirstHours, type HoursNow, hoursNow, planChanged, startOfToday, teamSetting } from './hours.service.ts'
export { nextPlanned, plannedCover } from './rota.service.ts'
