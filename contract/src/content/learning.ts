import { z } from 'zod'
import { Audience, Id, pageOf, PageQuery, Timestamp } from '../common.ts'
import { DRAWINGS, LESSON_KINDS, NICHES, RESOURCE_KINDS } from './content-lists.ts'
import { Slug } from './content-types.ts'
import { LESSON_FEEDBACK, LESSON_STATES } from './learning-lists.ts'
import { Language } from '../languages.ts'
import { LENGTHS } from '../limits.ts'
import { Download, Video, Picture, Sound } from './media-library.ts'
import { ShownText } from './rich-text.ts'

/** An id or a slug: both name the same thing, and a page knows the slug only. */
const IdOrSlug = z.union([Id, Slug])
/** The same in a path, where what cannot be one is simply not there: 404. */
export const ContentKey = z.string().min(1).max(100)

/** What all published content has. `lang` is the language served, `sample` marks what we wrote to show how it works. */
const heading = {
  id: Id,
  slug: Slug,
  lang: Language,
  title: z.string(),
  summary: z.string(),
  sample: z.boolean(),
}
const art = { niche: z.enum(NICHES), drawing: z.enum(DRAWINGS) }
const named = z.strictObject({ id: Id, slug: Slug, title: z.string() })

export const CourseCategory = z.strictObject({ ...heading, ...art, course_count: z.int() })
export type CourseCategory = z.infer<typeof CourseCategory>
export const CourseCategoryPage = pageOf(CourseCategory)
export type CourseCategoryPage = z.infer<typeof CourseCategoryPage>

export const CourseCard = z.strictObject({
  ...heading,
  ...art,
  category: named.nullable(),
  audiences: z.array(Audience),
  /** All lessons together, as the editor counts them. */
  minutes: z.int(),
  lesson_count: z.int(),
  cover: Picture.nullable(),
  /** Whoever has done all lessons, and passed its test where it names one, may have a certificate. */
  certificate: z.boolean(),
})
export type CourseCard = z.infer<typeof CourseCard>
export const CoursePage = pageOf(CourseCard)
export type CoursePage = z.infer<typeof CoursePage>

export const LessonCard = z.strictObject({
  ...heading,
  course: named,
  kind: z.enum(LESSON_KINDS),
  minutes: z.int(),
  cover: Picture.nullable(),
  /** Its place in the course, from 1. */
  number: z.int(),
})
export type LessonCard = z.infer<typeof LessonCard>
export const LessonPage = pageOf(LessonCard)

export const Course = CourseCard.extend({
  body: ShownText,
  lessons: z.array(LessonCard),
  /** What has to be passed besides, for the certificate; null: nothing. */
  certificate_test: named.extend({ question_count: z.int() }).nullable(),
  published_at: Timestamp,
  updated_at: Timestamp,
})
export type Course = z.infer<typeof Course>

export const Resource = z.strictObject({
  ...heading,
  kind: z.enum(RESOURCE_KINDS),
  lesson: named.extend({ course_slug: Slug }).nullable(),
  /** Null while its file is not in the library. */
  file: Download.nullable(),
})
export type Resource = z.infer<typeof Resource>
export const ResourcePage = pageOf(Resource)
export type ResourcePage = z.infer<typeof ResourcePage>

export const Lesson = LessonCard.extend({
  audiences: z.array(Audience),
  body: ShownText,
  /** Of an audio or a video lesson. */
  sound: Sound.nullable(),
  video: Video.nullable(),
  transcript: z.string(),
  resources: z.array(Resource),
  published_at: Timestamp,
  updated_at: Timestamp,
})
export type Lesson = z.infer<typeof Lesson>

/** A filter that names what is not there is wrong: 422. */
export const CourseQuery = PageQuery.extend({
  category: IdOrSlug.optional(),
  audience: Audience.optional(),
  search: z.string().min(1).max(100).optional(),
})
export type CourseQuery = z.infer<typeof CourseQuery>
export const LessonQuery = PageQuery.extend({ course: IdOrSlug.optional() })
export type LessonQuery = z.infer<typeof LessonQuery>
export const ResourceQuery = PageQuery.extend({ lesson: IdOrSlug.optional() })
export type ResourceQuery = z.infer<typeof ResourceQuery>

/** `position`: seconds of a sound or video, the picture of a picture story. */
export const ProgressBody = z.strictObject({
  state: z.enum(LESSON_STATES),
  position: z.int().min(0).max(86_400).optional(),
})
export const LessonProgress = z.strictObject({
  lesson_id: Id,
  course_id: Id,
  state: z.enum(LESSON_STATES),
  position: z.int(),
  feedback: z.array(z.enum(LESSON_FEEDBACK)),
  updated_at: Timestamp,
})
export type LessonProgress = z.infer<typeof LessonProgress>
export const ProgressPage = pageOf(LessonProgress)
export type ProgressPage = z.infer<typeof ProgressPage>
export const ProgressQuery = PageQuery.extend({ course: IdOrSlug.optional() })
export type ProgressQuery = z.infer<typeof ProgressQuery>

/** All tags of the person at once; an empty list takes them back. */
export const FeedbackBody = z.strictObject({ tags: z.array(z.enum(LESSON_FEEDBACK)).max(LESSON_FEEDBACK.length) })

/** For editors: how often each tag was given. Null: fewer than ten people, so that nobody can be found. */
export const LessonVoices = z.strictObject({
  lesson_id: Id,
  title: z.string(),
  people: z.int().nullable(),
  tags: z.strictObject(
    Object.fromEntries(LESSON_FEEDBACK.map((tag) => [tag, z.int().nullable()])) as Record<
      (typeof LESSON_FEEDBACK)[number],
      z.ZodNullable<z.ZodInt>
    >,
  ),
})
export const LessonVoicesPage = pageOf(LessonVoices)

/** `k7mp-3xqt-9wna`: 60 bits without letters that look alike. */
const CertificateCode = z.string().regex(/^[2-9a-hjkmnp-z]{4}(?:-[2-9a-hjkmnp-z]{4}){2}$/)
/** The name that stands on it, as the person writes it. */
export const CertificateBody = z.strictObject({ name: z.string().min(2).max(LENGTHS.certificate_name).regex(/\p{L}/u) })
const certified = {
  code: CertificateCode,
  course: z.strictObject({ title: z.string(), slug: Slug.nullable(), minutes: z.int(), lesson_count: z.int() }),
  /** A test of situations was passed for it. */
  tested: z.boolean(),
}
/** Its owner’s; nobody else is given one. */
export const Certificate = z.strictObject({
  ...certified,
  name: z.string(),
  /** Where anybody learns that it is genuine, in the asked language: what its QR code holds. */
  url: z.url(),
  issued_at: Timestamp,
})
export type Certificate = z.infer<typeof Certificate>
/** What everybody who has the code is told: never the name. */
export const GenuineCertificate = z.strictObject({ ...certified, issued_on: z.iso.date() })
export type GenuineCertificate = z.infer<typeof GenuineCertificate>
/** The name that stands on the paper, as somebody reads it there. */
export const NameCheckBody = z.strictObject({ name: z.string().min(1).max(LENGTHS.certificate_name) })
export const NameCheck = z.strictObject({ same: z.boolean() })
export type NameCheck = z.infer<typeof NameCheck>
export const CertificatePage = pageOf(Certificate)
export type CertificatePage = z.infer<typeof CertificatePage>

/** In a person's own export. */
export const ExportedLearning = z.strictObject({ lessons: z.array(LessonProgress), certificates: z.array(Certificate) })
