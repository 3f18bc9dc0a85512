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
} from '@himoya/contract/chat/desk'
import { Id } from '@himoya/contract/common'
import { z } from 'zod'
import type { App } from '../../../platform/core/app-type.ts'
import { get, patch, post, remove } from '../../../platform/http/routes.ts'
import type { Platform } from '../../../platform/platform.ts'
import { ChatPath, DESK, SUPERVISORS } from './care-paths.ts'
import { chatHints, dismissHint } from './hints/hints.service.ts'
import { changeRisk, riskHistory } from './risk.service.ts'
import { addTag, changeTag, chatTags, listTags, tagChat, untagChat } from './tags.service.ts'

export function careRoutes(app: App, platform: Platform): void {
  tagListRoutes(app, platform)
  chatTagRoutes(app, platform)
  riskRoutes(app, platform)
}

function tagListRoutes(app: App, platform: Platform): void {
  get(app, '/api/v1/staff/tag/', DESK, 'The team’s tags').answers(Tags, () => listTags(platform))

  post(app, '/api/v1/staff/tag/', SUPERVISORS, 'Add a tag')
    .takes({ body: TagBody })
    .creates(Tag, ({ body }) => addTag(platform, body.labels))

  patch(app, '/api/v1/staff/tag/:id/', SUPERVISORS, 'Rename or archive a tag')
    .takes({ params: z.strictObject({ id: Id }), body: ChangeTagBody, errors: ['not_found'] })
    .answers(Tag, ({ params, body }) => changeTag(platform, params.id, body))
}

function chatTagRoutes(app: App, platform: Platform): void {
  const path = '/api/v1/staff/chat/:chat_id/tag/'
  get(app, path, DESK, 'Tags of a chat')
    .takes({ params: ChatPath, errors: ['not_found'] })
    .answers(Tags, ({ actor, params }) => chatTags(platform, actor, params.chat_id))

  post(app, path, DESK, 'Put a tag on a chat')
    .takes({ params: ChatPath, body: PutTagBody, errors: ['not_found'], idempotency: false })
    .answers(Tags, ({ actor, params, body }) => tagChat(platform, actor, params.chat_id, body.tag_id))

  remove(app, `${path}:tag_id/`, DESK, 'Take a tag from a chat')
    .takes({ params: ChatPath.extend({ tag_id: Id }), errors: ['not_found'] })
    .answers(Tags, ({ actor, params }) => {
      const { chat_id, tag_id } = params
      return untagChat(platform, actor, chat_id, tag_id)
    })
}

function riskRoutes(app: App, platform: Platform): void {
  get(app, '/api/v1/staff/chat/:chat_id/risk/', DESK, 'How the risk came to be what it is, the newest first')
    .takes({ params: ChatPath, errors: ['not_found'] })
    .answers(RiskChanges, ({ actor, params }) => riskHistory(platform, actor, params.chat_id))

  post(app, '/api/v1/staff/chat/:chat_id/risk/', DESK, 'Set the risk, with a reason')
    .takes({ params: ChatPath, body: RiskBody, errors: ['not_found'], idempotency: false })
    .answers(RiskChanges, ({ actor, params, body }) => changeRisk(platform, actor, params.chat_id, body))

  get(app, '/api/v1/staff/chat/:chat_id/hint/', DESK, 'Phrases of the lists in the person’s messages; a person decides')
    .takes({ params: ChatPath, errors: ['not_found'] })
    .answers(Hints, ({ actor, params }) => chatHints(platform, actor, params.chat_id))

  post(app, '/api/v1/staff/chat/:chat_id/hint/dismiss/', DESK, 'Put a hint away')
    .takes({ params: ChatPath, body: DismissHintBody, errors: ['not_found'], idempotency: false })
    .answers(Hints, ({ actor, params, body }) => dismissHint(platform, actor, params.chat_id, body))
}
