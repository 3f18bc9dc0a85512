import { Id } from '@himoya/contract/common'
import { ContentType } from '@himoya/contract/content/content-types'
import { BulkBody, BulkDone, ContentOne, PublishBody } from '@himoya/contract/content/editing'
import { z } from 'zod'
import type { App } from '../../../platform/core/app-type.ts'
import { post } from '../../../platform/http/routes.ts'
import type { Platform } from '../../../platform/platform.ts'
import { archiveContent, changeMany, publishContent, returnToDraft, sendToReview } from './life.service.ts'

const ACCESS = ['editor', 'supervisor'] as const
const ofType = z.strictObject({ type: ContentType })
const ofOne = ofType.extend({ id: Id })
const PATH = '/api/v1/staff/content/:type/'

/** From draft over review to published, and out again (product.md 12). */
export function lifeRoutes(app: App, platform: Platform): void {
  post(app, `${PATH}:id/review/`, ACCESS, 'Send a draft to be read by others')
    .takes({ params: ofOne, errors: ['not_found', 'changed_meanwhile', 'incomplete'] })
    .answers(ContentOne, ({ actor, params }) => sendToReview(platform, actor, params))

  post(app, `${PATH}:id/return/`, ACCESS, 'Give it back to whoever writes')
    .takes({ params: ofOne, errors: ['not_found', 'changed_meanwhile'] })
    .answers(ContentOne, ({ actor, params }) => returnToDraft(platform, actor, params))

  post(app, `${PATH}:id/publish/`, ACCESS, 'Publish it, now or at a time')
    .takes({
      params: ofOne,
      body: PublishBody,
      errors: ['not_found', 'changed_meanwhile', 'incomplete', 'second_person', 'needs_supervisor'],
    })
    .answers(ContentOne, ({ actor, params, body }) => publishContent(platform, actor, params, body))

  post(app, `${PATH}:id/archive/`, ACCESS, 'Take it out of the public’s eyes')
    .takes({ params: ofOne, errors: ['not_found', 'changed_meanwhile', 'in_use'] })
    .answers(ContentOne, ({ actor, params }) => archiveContent(platform, actor, params))

  post(app, `${PATH}bulk/`, ACCESS, 'The same with many; says which of them were refused and why')
    .takes({ params: ofType, body: BulkBody, idempotency: false })
    .answers(BulkDone, ({ actor, params, body }) => changeMany(platform, actor, params.type, body))
}
