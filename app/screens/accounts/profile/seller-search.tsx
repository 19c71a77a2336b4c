import type { ReactElement } from 'react'
import { Form } from '../../../lib/router/index.ts'
import { queryLength } from '#contract/limits.ts'
import { sortOptions } from '#contract/rules/list-sort.ts'
import { routes } from '../../../lib/browser/addresses.ts'
import { filterQuery } from '../../../lib/filters/filters.ts'
import { useLink, useTexts } from '../../../lib/texts/texts.ts'
import { profileTexts } from '../../../parts/follow/texts.ts'
import { BareSelect } from '../../../parts/forms/bare-control.tsx'
import { Button } from '../../../parts/forms/button.tsx'
import { Icon } from '../../../parts/icons/icon.tsx'
import type { SellerCategory, SellerFilters } from './seller-list.ts'
import css from './seller-search.module.css'

interface SellerSearchProps {
  readonly username: string
  readonly filters: SellerFilters
  readonly categories: readonly SellerCategory[]
}

/** Search within the adverts of a company: words, order, and its own categories with their counts. */
export function SellerSearch({ username, filters, categories }: SellerSearchProps): ReactElement {
  const t = profileTexts.use().search
  const { sort } = useTexts().search
  const link = useLink()
  const { q, category } = filters
  const path = link(routes.profile(username))
  return (
    <search className={css['search']}>
      <Form method="get" action={path} className={css['form']} key={`${q} ${filters.sort}`}>
        {category && <input type="hidden" name="category" value={category} />}
        <input
          className={css['words']}
          type="search"
          name="q"
          aria-label={t.label}
          placeholder={t.label}
          defaultValue={q}
          maxLength={queryLength}
        />
        <BareSelect
          className={css['sort']}
          name="sort"
          aria-label={sort.label}
          defaultValue={filters.sort}
          onChange={(event) => event.currentTarget.form?.requestSubmit()}
        >
          {sortOptions.map((option) => (
            <option key={option} value={option}>
              {sort[option]}
            </option>
          ))}
        </BareSelect>
        <Button type="submit">
          <Icon name="search" />
          {t.submit}
        </Button>
      </Form>
      {categories.length > 1 && (
        <nav aria-label={t.categories}>
          <ul className={css['categories']}>
            <CategoryLink path={path} filters={filters} slug="" label={t.all} />
            {categories.map((one) => (
              <CategoryLink key={one.slug} path={path} filters={filters} {...one} />
            ))}
          </ul>
        </nav>
      )}
    </search>
  )
}

interface CategoryLinkProps {
  readonly path: string
  readonly filters: SellerFilters
  /** Empty: all categories. */
  readonly slug: string
  readonly label: string
  readonly count?: number
}

function CategoryLink({ path, filters, slug, label, count }: CategoryLinkProps): ReactElement {
  return (
    <li>
      <a
        className="pill"
        href={path + filterQuery({ ...filters, category: slug })}
        aria-current={filters.category === slug ? 'true' : undefined}
      >
        {label} {count !== undefined && <span className={css['count']}>{count}</span>}
      </a>
    </li>
  )
}
