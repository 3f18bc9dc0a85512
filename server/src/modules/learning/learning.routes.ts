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
} from '@himoya/contract/learning'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { App } from '../../platform/core/app-type.ts'
import { askedLanguage } from '../../platform/core/language.ts'
import { pageAnswer } from '../../platform/core/paging.ts'
import type { Platform } from '../../platform/platform.ts'
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

  app.get(
    '/api/v1/staff/learning/voices/',
    {
      config: { access: ['editor', 'supervisor'], summary: 'What people say of lessons, in numbers' },
      schema: { querystring: PageQuery, response: { 200: LessonVoicesPage } },
    },
    async (request) =>
      pageAnswer('/api/v1/staff/learning/voices/', request.query, await listVoices(platform, langOf(request), request.query)),
  )
}

function courseRoutes(app: App, platform: Platform): void {
  app.get(
    '/api/v1/course/category/',
    {
      config: { access: 'public', summary: 'Groups of courses' },
      schema: { querystring: PageQuery, response: { 200: CourseCategoryPage } },
    },
    async (request) =>
      pageAnswer('/api/v1/course/category/', request.query, await listCategories(platform, langOf(request), request.query)),
  )

  app.get(
    '/api/v1/course/',
    {
      config: { access: 'public', summary: 'Courses, by group, audience and words' },
      schema: { querystring: CourseQuery, response: { 200: CoursePage } },
    },
    async (request) => pageAnswer('/api/v1/course/', request.query, await listCourses(platform, langOf(request), request.query)),
  )

  app.get(
    '/api/v1/course/:slug/',
    {
      config: { access: 'public', summary: 'A course with its lessons', errors: ['not_found'] },
      schema: { params: z.strictObject({ slug: ContentKey }), response: { 200: Course } },
    },
    (request) => showCourse(platform, langOf(request), request.params.slug),
  )
}

function lessonRoutes(app: App, platform: Platform): void {
  app.get(
    '/api/v1/course/lesson/',
    {
      config: { access: 'public', summary: 'Lessons, course after course' },
      schema: { querystring: LessonQuery, response: { 200: LessonPage } },
    },
    async (request) =>
      pageAnswer('/api/v1/course/lesson/', request.query, await listLessons(platform, langOf(request), request.query)),
  )

  app.get(
    '/api/v1/course/lesson/:id/',
    {
      config: { access: 'public', summary: 'A lesson to read, see or hear', errors: ['not_found'] },
      schema: { params: z.strictObject({ id: ContentKey }), response: { 200: Lesson } },
    },
    (request) => showLesson(platform, langOf(request), request.params.id),
  )

  app.get(
    '/api/v1/course/resource/',
    {
      config: { access: 'public', summary: 'Files to take along' },
      schema: { querystring: ResourceQuery, response: { 200: ResourcePage } },
    },
    async (request) =>
      pageAnswer('/api/v1/course/resource/', request.query, await listResources(platform, langOf(request), request.query)),
  )
}
