import { ChangeSnippetBody, Snippet, SnippetBody, SnippetPage, SnippetQuery } from '@himoya/contract/chat/snippets'
import type { App } from '../../../platform/core/app-type.ts'
import { IdPath, get, patch, post, remove } from '../../../platform/http/routes.ts'
import type { Platform } from '../../../platform/platform.ts'
import { addSnippet, approve, changeSnippet, listSnippets, removeSnippet } from './snippets.service.ts'

/** Editors approve what goes to children; a snippet holds nothing of any child. */
const ACCESS = ['counsellor', 'supervisor', 'editor'] as const

export function snippetRoutes(app: App, platform: Platform): void {
  get(app, '/api/v1/staff/snippet/', ACCESS, 'Canned replies')
    .takes({ query: SnippetQuery })
    .answers(SnippetPage, ({ actor, query }) => listSnippets(platform, actor, query))

  post(app, '/api/v1/staff/snippet/', ACCESS, 'Propose a canned reply')
    .takes({ body: SnippetBody })
    .creates(Snippet, ({ actor, body }) => addSnippet(platform, actor, body))

  patch(app, '/api/v1/staff/snippet/:id/', ACCESS, 'Change it; it has to be approved again')
    .takes({ params: IdPath, body: ChangeSnippetBody, errors: ['not_found'] })
    .answers(Snippet, ({ actor, params, body }) => changeSnippet(platform, actor, params.id, body))

  post(app, '/api/v1/staff/snippet/:id/approve/', ACCESS, 'Approve what somebody else wrote')
    .takes({ params: IdPath, errors: ['not_found', 'forbidden'] })
    .answers(Snippet, ({ actor, params }) => approve(platform, actor, params.id))

  remove(app, '/api/v1/staff/snippet/:id/', ACCESS, 'Delete it')
    .takes({ params: IdPath, errors: ['not_found', 'forbidden'] })
    .does(({ actor, params }) => removeSnippet(platform, actor, params.id))
}
