import {
  ChangeTagBody,
  DismissHintBody,
  Hints,
  PutTagBody,
  RiskBody,
  RiskChanges,
  Tag,
  TagBody,
  Tags,
} from '@himoya/contract/desk'
import { Id } from '@himoya/contract/common'
import { z } from 'zod'
import { staffActor } from '../../platform/core/actors.ts'
import type { App } from '../../platform/core/app-type.ts'
import type { Platform } from '../../platform/platform.ts'
import { ChatPath, DESK, SUPERVISORS } from './desk-paths.ts'
import { chatHints, dismissHint } from './hints/hints.service.ts'
import { changeRisk, riskHistory } from './risk.service.ts'
import { addTag, changeTag, chatTags, listTags, tagChat, untagChat } from './tags.service.ts'

export function careRoutes(app: App, platform: Platform): void {
  tagListRoutes(app, platform)
  chatTagRoutes(app, platform)
  riskRoutes(app, platform)
}

function tagListRoutes(app: App, platform: Platform): void {
  app.get(
    '/api/v1/staff/tag/',
    { config: { access: DESK, summary: 'The team’s tags' }, schema: { response: { 200: Tags } } },
    async () => listTags(platform),
  )

  app.post(
    '/api/v1/staff/tag/',
    { config: { access: SUPERVISORS, summary: 'Add a tag' }, schema: { body: TagBody, response: { 201: Tag } } },
    async (request, reply) => reply.status(201).send(await addTag(platform, request.body.label)),
  )

  app.patch(
    '/api/v1/staff/tag/:id/',
    {
      config: { access: SUPERVISORS, summary: 'Rename or archive a tag', errors: ['not_found'] },
      schema: { params: z.strictObject({ id: Id }), body: ChangeTagBody, response: { 200: Tag } },
    },
    async (request) => changeTag(platform, request.params.id, request.body),
  )
}

function chatTagRoutes(app: App, platform: Platform): void {
  const path = '/api/v1/staff/chat/:chat_id/tag/'
  app.get(
    path,
    {
      config: { access: DESK, summary: 'Tags of a chat', errors: ['not_found'] },
      schema: { params: ChatPath, response: { 200: Tags } },
    },
    async (request) => chatTags(platform, staffActor(request.actor), request.params.chat_id),
  )

  app.post(
    path,
    {
      config: { access: DESK, summary: 'Put a tag on a chat', errors: ['not_found'], idempotency: false },
      schema: { params: ChatPath, body: PutTagBody, response: { 200: Tags } },
    },
    async (request) => tagChat(platform, staffActor(request.actor), request.params.chat_id, request.body.tag_id),
  )

  app.delete(
    `${path}:tag_id/`,
    {
      config: { access: DESK, summary: 'Take a tag from a chat', errors: ['not_found'] },
      schema: { params: ChatPath.extend({ tag_id: Id }), response: { 200: Tags } },
    },
    async (request) => {
      const { chat_id, tag_id } = request.params
      return untagChat(platform, staffActor(request.actor), chat_id, tag_id)
    },
  )
}

function riskRoutes(app: App, platform: Platform): void {
  app.get(
    '/api/v1/staff/chat/:chat_id/risk/',
    {
      config: { access: DESK, summary: 'How the risk came to be what it is, the newest first', errors: ['not_found'] },
      schema: { params: ChatPath, response: { 200: RiskChanges } },
    },
    async (request) => riskHistory(platform, staffActor(request.actor), request.params.chat_id),
  )

  app.post(
    '/api/v1/staff/chat/:chat_id/risk/',
    {
      config: { access: DESK, summary: 'Set the risk, with a reason', errors: ['not_found'], idempotency: false },
      schema: { params: ChatPath, body: RiskBody, response: { 200: RiskChanges } },
    },
    async (request) => changeRisk(platform, staffActor(request.actor), request.params.chat_id, request.body),
  )

  app.get(
    '/api/v1/staff/chat/:chat_id/hint/',
    {
      config: { access: DESK, summary: 'Phrases of the lists in the person’s messages; a person decides', errors: ['not_found'] },
      schema: { params: ChatPath, response: { 200: Hints } },
    },
    async (request) => chatHints(platform, staffActor(request.actor), request.params.chat_id),
  )

  app.post(
    '/api/v1/staff/chat/:chat_id/hint/dismiss/',
    {
      config: { access: DESK, summary: 'Put a hint away', errors: ['not_found'], idempotency: false },
      schema: { params: ChatPath, body: DismissHintBody, response: { 200: Hints } },
    },
    async (request) => dismissHint(platform, staffActor(request.actor), request.params.chat_id, request.body),
  )
}
