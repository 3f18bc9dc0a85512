import type { QuestionPage } from '@himoya/contract/questions/public-questions'
import { ChevronRight } from 'lucide'
import { Icon } from '../../../art/icon.tsx'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Pager } from '../../../ui/site/pager.tsx'
import { useSite } from '../../../ui/site/use-site.ts'
import { QUESTIONS_ON_A_PAGE } from './questions-loader.ts'

type Props = { questions: QuestionPage; page: number; path: string; level: 2 | 3; with_category: boolean }

/** Published questions as rows; `level` of their headings. */
export function QuestionList({ questions, page, path, level, with_category }: Props) {
  const t = useTexts('questions')
  const { lang } = useSite()
  const Title = level === 2 ? 'h2' : 'h3'
  if (questions.count === 0) return <p className="meta">{t('none')}</p>
  return (
    <>
      <ul className="card asked">
        {questions.results.map(({ id, slug, title, category, lang: served }) => (
          <li key={id}>
            <a href={`/${lang}/questions/${slug}`} lang={served === lang ? undefined : served}>
              <span>
                <Title>{title}</Title>
                {with_category && category && <small className="meta">{category.title}</small>}
              </span>
              <Icon of={ChevronRight} />
            </a>
          </li>
        ))}
      </ul>
      <Pager path={path} page={page} pages={Math.ceil(questions.count / QUESTIONS_ON_A_PAGE)} />
    </>
  )
}
