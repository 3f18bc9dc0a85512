import { Case, CaseNoteBody, CasePersonBody, CaseTaskBody, CaseTaskChange } from '@himoya/contract/cases'
import { Id } from '@himoya/contract/common'
import { staffActor } from '../../../platform/core/actors.ts'
import type { App } from '../../../platform/core/app-type.ts'
import type { Platform } from '../../../platform/platform.ts'
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
  app.post(
    `${CASES}:id/person/`,
    {
      config: { access: TEAM, summary: 'Add somebody who has to do with it', errors: REFUSALS },
      schema: { params: CasePath, body: CasePersonBody, response: { 201: Case } },
    },
    async (request, reply) =>
      reply.status(201).send(await addPerson(platform, staffActor(request.actor), request.params.id, request.body)),
  )

  app.put(
    `${CASES}:id/person/:person_id/`,
    {
      config: { access: TEAM, summary: 'Change what is known of somebody', errors: REFUSALS },
      schema: { params: PersonPath, body: CasePersonBody, response: { 200: Case } },
    },
    (request) => {
      const { id, person_id } = request.params
      return changePerson(platform, staffActor(request.actor), { case_id: id, person_id }, request.body)
    },
  )

  app.delete(
    `${CASES}:id/person/:person_id/`,
    {
      config: { access: TEAM, summary: 'Take somebody out', errors: REFUSALS },
      schema: { params: PersonPath, response: { 200: Case } },
    },
    (request) => {
      const { id, person_id } = request.params
      return removePerson(platform, staffActor(request.actor), { case_id: id, person_id })
    },
  )
}

function taskRoutes(app: App, platform: Platform): void {
  app.post(
    `${CASES}:id/task/`,
    {
      config: { access: TEAM, summary: 'Something to do, by whom, until when', errors: REFUSALS },
      schema: { params: CasePath, body: CaseTaskBody, response: { 201: Case } },
    },
    async (request, reply) =>
      reply.status(201).send(await addTask(platform, staffActor(request.actor), request.params.id, request.body)),
  )

  app.patch(
    `${CASES}:id/task/:task_id/`,
    {
      config: { access: TEAM, summary: 'Change, finish or drop a task', errors: REFUSALS },
      schema: { params: TaskPath, body: CaseTaskChange, response: { 200: Case } },
    },
    (request) => {
      const { id, task_id } = request.params
      return changeTask(platform, staffActor(request.actor), { case_id: id, task_id }, request.body)
    },
  )
}

function noteRoutes(app: App, platform: Platform): void {
  app.post(
    `${CASES}:id/note/`,
    {
      config: { access: TEAM, summary: 'Note something for the team', errors: REFUSALS },
      schema: { params: CasePath, body: CaseNoteBody, response: { 201: Case } },
    },
    async (request, reply) =>
      reply.status(201).send(await addNote(platform, staffActor(request.actor), request.params.id, request.body)),
  )

  app.put(
    `${CASES}:id/note/:note_id/`,
    {
      config: { access: TEAM, summary: 'Change one’s own note within 15 minutes', errors: [...REFUSALS, 'too_late'] },
      schema: { params: NotePath, body: CaseNoteBody, response: { 200: Case } },
    },
    (request) => {
      const { id, note_id } = request.params
      return changeNote(platform, staffActor(request.actor), { case_id: id, note_id }, request.body)
    },
  )
}
