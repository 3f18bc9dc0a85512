import { PageQuery } from '@himoya/contract/common'
import {
  Course,
  CourseCategoryPage,
  CoursePage,
  CourseQuery,
  ContentKey,
  Lesson,
  LessonPage,
  LessonQuery,
  LessonVoicesPage,
  ResourcePage,
  ResourceQuery,
} from '@himoya/contract/content/learning'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { App } from '../../../platform/core/app-type.ts'
import { get } from '../../../platform/http/routes.ts'
import { clientOf } from '../../../platform/core/client.ts'
import { askedLanguage } from '../../../platform/core/language.ts'
import { pageAnswer } from '../../../platform/core/paging.ts'
import type { Platform } from '../../../platform/platform.ts'
import { certificateRoutes } from './certificates.routes.ts'
import { listCategories, listCourses, showCourse } from './courses.service.ts'
import { listLessons, listResources, showLesson } from './lessons.service.ts'
import { listVoices } from './progress.service.ts'
import { progressRoutes } from './progress.routes.ts'

const langOf = (request: Pick<FastifyRequest, 'headers'>) => askedLanguage(request.headers['accept-language'])

/** Courses, lessons and what belongs to them (api.md, "content and learning"). */
export function learningRoutes(app: App, platform: Platform): void {
  courseRoutes(app, platform)
  lessonRoutes(app, platform)
  progressRoutes(app, platform)
  certificateRoutes(app, platform)

  get(app, '/api/v1/staff/learning/voices/', ['editor', 'supervisor'], 'What people say of lessons, in numbers')
    .takes({ query: PageQuery })
    .answers(LessonVoicesPage, async (request) =>
      pageAnswer('/api/v1/staff/learning/voices/', request.query, await listVoices(platform, langOf(request), request.query)),
    )
}

function courseRoutes(app: App, platform: Platform): void {
  get(app, '/api/v1/course/category/', 'public', 'Groups of courses')
    .takes({ query: PageQuery })
    .answers(CourseCategoryPage, async (request) =>
      pageAnswer('/api/v1/course/category/', request.query, await listCategories(platform, langOf(request), request.query)),
    )

  get(app, '/api/v1/course/', 'public', 'Courses, by group, audience and words')
    .takes({ query: CourseQuery })
    .answers(CoursePage, async (request) =>
      pageAnswer('/api/v1/course/', request.query, await listCourses(platform, clientOf(request), request.query)),
    )

  get(app, '/api/v1/course/:slug/', 'public', 'A course with its lessons')
    .takes({ params: z.strictObject({ slug: ContentKey }), errors: ['not_found'] })
    .answers(Course, (request) => showCourse(platform, langOf(request), request.params.slug))
}

function lessonRoutes(app: App, platform: Platform): void {
  get(app, '/api/v1/course/lesson/', 'public', 'Lessons, course after course')
    .takes({ query: LessonQuery })
    .answers(LessonPage, async (request) =>
      pageAnswer('/api/v1/course/lesson/', request.query, await listLessons(platform, langOf(request), request.query)),
    )

  get(app, '/api/v1/course/lesson/:id/', 'public', 'A lesson to read, see or hear')
    .takes({ params: z.strictObject({ id: ContentKey }), errors: ['not_found'] })
    .answers(Lesson, (request) => showLesson(platform, langOf(request), request.params.id))

  get(app, '/api/v1/course/resource/', 'public', 'Files to take along')
    .takes({ query: ResourceQuery })
    .answers(ResourcePage, async (request) =>
      pageAnswer('/api/v1/course/resource/', request.query, await listResources(platform, langOf(request), request.query)),
    )
}
