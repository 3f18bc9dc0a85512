import { index, route, type RouteConfig } from '@react-router/dev/routes'

/** Every page by its path. A page that is not here does not exist, and nothing links to it. */
export default [
  route(':locale', 'routes/locale.tsx', [
    index('routes/home.tsx'),
    route('for/child', 'routes/for-child.tsx'),
    route('for/teen', 'routes/for-teen.tsx'),
    route('for/parent', 'routes/for-parent.tsx'),
    route('for/teacher', 'routes/for-teacher.tsx'),
    route('numbers', 'routes/numbers.tsx'),
    route('about', 'routes/about.tsx'),
    route('privacy', 'routes/privacy.tsx'),
    route('terms', 'routes/terms.tsx'),
    route('complaint', 'routes/complaint.tsx'),
    route('news', 'routes/news.tsx'),
    route('news/page/:page', 'routes/news.tsx', { id: 'routes/news-page' }),
    route('news/about/:tag', 'routes/news-about.tsx'),
    route('news/about/:tag/page/:page', 'routes/news-about.tsx', { id: 'routes/news-about-page' }),
    route('news/:slug', 'routes/news-one.tsx'),
    route('faq', 'routes/faq.tsx'),
    route('faq/:category', 'routes/faq-category.tsx'),
    route('auth/register', 'routes/register.tsx'),
    route('auth/confirm', 'routes/confirm.tsx'),
    route('auth/login', 'routes/login.tsx'),
    route('auth/forgotten', 'routes/forgotten.tsx'),
    route('profile', 'routes/profile.tsx'),
    route('welcome', 'routes/welcome.tsx'),
    route('offline', 'routes/offline.tsx'),
    route('error', 'routes/error.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
] satisfies RouteConfig
