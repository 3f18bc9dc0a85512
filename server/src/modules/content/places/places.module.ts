import type { ServerModule } from '../../../platform/server-module.ts'
import { awaitsOfPlaces } from './awaits.service.ts'
import { placeAnswerRoutes } from './place-answers.routes.ts'
import { sweepWords } from './place-answers.service.ts'
import { placeRoutes } from './places.routes.ts'

const SWEEP = 'places.sweep'

export const places: ServerModule = {
  routes(app, platform) {
    placeRoutes(app, platform)
    placeAnswerRoutes(app, platform)
  },
  awaits: awaitsOfPlaces,
  jobs: (platform) => ({ [SWEEP]: () => sweepWords(platform) }),
  schedule: { [SWEEP]: '55 20 * * *' },
}
