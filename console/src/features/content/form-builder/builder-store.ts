import type { Services } from '../../../session/services.ts'
import { createFieldKinds } from '../public/field-kinds.ts'

/** Hands the builder to the editor of contents, which loads it when it is needed. */
export function addQuestions({ storeOf }: Services): void {
  storeOf(createFieldKinds).add(async () => (await import('./questions-kind.ts')).QUESTIONS)
}
