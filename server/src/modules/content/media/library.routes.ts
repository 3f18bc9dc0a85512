import { UsedIn } from '@himoya/contract/content/editing'
import {
  CaptionBody,
  CaptionPath,
  ChangeMediaBody,
  LibraryItem,
  LibraryPage,
  LibraryQuery,
} from '@himoya/contract/content/library'
import type { App } from '../../../platform/core/app-type.ts'
import { IdPath, get, patch, put, remove } from '../../../platform/http/routes.ts'
import type { Platform } from '../../../platform/platform.ts'
import {
  changeItem,
  listLibrary,
  putCaption,
  removeCaption,
  removeItem,
  showItem,
  whereUsed,
  type InSafetyText,
  type Uses,
} from './library.service.ts'

const ACCESS = ['editor', 'supervisor'] as const

/** The library as those see it who write content. */
export function libraryRoutes(app: App, platform: Platform, usedIn: Uses, inSafetyText: InSafetyText): void {
  readRoutes(app, platform, usedIn)
  captionRoutes(app, platform, inSafetyText)

  patch(app, '/api/v1/staff/media/:id/', ACCESS, 'Its name, what it shows, a video’s first picture')
    .takes({ params: IdPath, body: ChangeMediaBody, errors: ['not_found', 'second_person'] })
    .answers(LibraryItem, ({ params, body }) => changeItem(platform, inSafetyText, params.id, body))

  remove(app, '/api/v1/staff/media/:id/', ACCESS, 'Delete what nothing refers to')
    .takes({ params: IdPath, errors: ['not_found', 'in_use'] })
    .does(({ params }) => removeItem(platform, usedIn, params.id))
}

function readRoutes(app: App, platform: Platform, usedIn: Uses): void {
  get(app, '/api/v1/staff/media/', ACCESS, 'The media library, newest first')
    .takes({ query: LibraryQuery })
    .answers(LibraryPage, ({ query }) => listLibrary(platform, query))

  get(app, '/api/v1/staff/media/:id/', ACCESS, 'One medium')
    .takes({ params: IdPath, errors: ['not_found'] })
    .answers(LibraryItem, ({ params }) => showItem(platform, params.id))

  get(app, '/api/v1/staff/media/:id/used-in/', ACCESS, 'Which contents refer to it')
    .takes({ params: IdPath, errors: ['not_found'] })
    .answers(UsedIn, ({ params }) => whereUsed(platform, usedIn, params.id))
}

function captionRoutes(app: App, platform: Platform, inSafetyText: InSafetyText): void {
  put(app, '/api/v1/staff/media/:id/caption/:lang/', ACCESS, 'A video’s captions in one language, as WebVTT or SRT')
    .takes({ params: CaptionPath, body: CaptionBody, errors: ['not_found', 'second_person'] })
    .answers(LibraryItem, ({ params, body }) => putCaption(platform, inSafetyText, params, body.text))

  remove(app, '/api/v1/staff/media/:id/caption/:lang/', ACCESS, 'Take captions away')
    .takes({ params: CaptionPath, errors: ['not_found', 'second_person'] })
    .answers(LibraryItem, ({ params }) => removeCaption(platform, inSafetyText, params))
}
