import type { Feature } from '../../../ui/feature.ts'
import { addQuestions } from './builder-store.ts'

export const builder: Feature = {
  name: 'form-builder',
  store: addQuestions,
}
