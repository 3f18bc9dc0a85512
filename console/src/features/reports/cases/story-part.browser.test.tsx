import { CaseFile } from '@himoya/contract/reports/evidence'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { ok } from '../../../../../kit/test/given-answers.ts'
import { caseOf, id } from '../../../../test/samples.ts'
import { show } from '../../../../test/show.tsx'
import { StoryPart } from './story-part.tsx'

const fileOf = (kind: CaseFile['kind'], state: CaseFile['state']): CaseFile =>
  CaseFile.parse({
    id: id(7),
    kind,
    size: 1_000,
    state,
    created_at: '2026-11-20T09:00:00Z',
    mime: null,
    original_sha256: 'a'.repeat(64),
    original: 'sealed',
  })

const LISTEN = 'case.no_story'
const ASK = 'case.story_unheard'

it.each([
  ['a recording that was opened', [fileOf('voice', 'clean'), fileOf('voice', 'unreadable')], LISTEN],
  ['a recording that is looked at', [fileOf('voice', 'pending'), fileOf('video', 'unreadable')], 'case.story_checked'],
  ['a voice that turned out to be unreadable', [fileOf('voice', 'unreadable'), fileOf('image', 'clean')], ASK],
  ['a video that the scan refused', [fileOf('video', 'infected')], ASK],
  ['nothing that tells', [fileOf('image', 'clean')], 'case.story_none'],
] as const)('a story that nobody wrote says what there is in its place: %s', async (_name, case_files, key) => {
  const one = caseOf({ case_files: [...case_files] })
  const { text } = await show(<StoryPart one={{ ...one, facts: { ...one.facts, description: '' } }} />, {
    answers: { 'GET victim/type/': ok([]) },
  })
  await expect.element(page.getByText(text(key), { exact: true })).toBeVisible()
})
