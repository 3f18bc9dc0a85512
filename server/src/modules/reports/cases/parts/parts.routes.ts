import { Case, CaseNoteBody, CasePersonBody, CaseTaskBody, CaseTaskChange } from '@himoya/contract/reports/cases'
import { Id } from '@himoya/contract/common'
import type { App } from '../../../../platform/core/app-type.ts'
import { patch, post, put, remove } from '../../../../platform/http/routes.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { CasePath, CASES, REFUSALS, TEAM } from '../case-paths.ts'
import { addNote, changeNote } from './notes.service.ts'
import { addPerson, changePerson, removePerson } from './people.service.ts'
import { addTask, changeTask } from './tasks.service.ts'

const PersonPath = CasePath.extend({ person_id: Id })
const TaskPath = CasePath.extend({ task_id: Id })
const NotePath = CasePath.extend({ note_id: Id })

export function partRoutes(app: App, platform: Platform): void {
  personRoutes(app, platform)
  taskRoutes(app, platform)
  noteRoutes(app, platform)
}

function personRoutes(app: App, platform: Platform): void {
  post(app, `${CASES}:id/person/`, TEAM, 'Add somebody who has to do with it')
    .takes({ params: CasePath, body: CasePersonBody, errors: REFUSALS })
    .creates(Case, ({ actor, params, body }) => addPerson(platform, actor, params.id, body))

  put(app, `${CASES}:id/person/:person_id/`, TEAM, 'Change what is known of somebody')
    .takes({ params: PersonPath, body: CasePersonBody, errors: REFUSALS })
    .answers(Case, ({ actor, params, body }) => {
      const { id, person_id } = params
      return changePerson(platform, actor, { case_id: id, person_id }, body)
    })

  remove(app, `${CASES}:id/person/:person_id/`, TEAM, 'Take somebody out')
    .takes({ params: PersonPath, errors: REFUSALS })
    .answers(Case, ({ actor, params }) => {
      const { id, person_id } = params
      return removePerson(platform, actor, { case_id: id, person_id })
    })
}

function taskRoutes(app: App, platform: Platform): void {
  post(app, `${CASES}:id/task/`, TEAM, 'Something to do, by whom, until when')
    .takes({ params: CasePath, body: CaseTaskBody, errors: REFUSALS })
    .creates(Case, ({ actor, params, body }) => addTask(platform, actor, params.id, body))

  patch(app, `${CASES}:id/task/:task_id/`, TEAM, 'Change, finish or drop a task')
    .takes({ params: TaskPath, body: CaseTaskChange, errors: REFUSALS })
    .answers(Case, ({ actor, params, body }) => {
      const { id, task_id } = params
      return changeTask(platform, actor, { case_id: id, task_id }, body)
    })
}

function noteRoutes(app: App, platform: Platform): void {
  post(app, `${CASES}:id/note/`, TEAM, 'Note something for the team')
    .takes({ params: CasePath, body: CaseNoteBody, errors: REFUSALS })
    .creates(Case, ({ actor, params, body }) => addNote(platform, actor, params.id, body))

  put(app, `${CASES}:id/note/:note_id/`, TEAM, 'Change one’s own note within 15 minutes')
    .takes({ params: NotePath, body: CaseNoteBody, errors: [...REFUSALS, 'too_late'] })
    .answers(Case, ({ actor, params, body }) => {
      const { id, note_id } = params
      return changeNote(platform, actor, { case_id: id, note_id }, body)
    })
}
