import { useEffect, useState, type ReactElement } from 'react'
import { advertCalls, type Advert } from '#contract/adverts/adverts.ts'
import type { Category } from '#contract/categories.ts'
import { postCall } from '../../lib/calls/calls.ts'
import { descriptionIn, preview, titleIn } from '../../lib/lists/cards.ts'
import { categoryTree } from '../../lib/filters/category-tree.ts'
import { labelIn, useTexts } from '../../lib/texts/texts.ts'
import css from '../lists/table/advert-table.module.css'

interface Details {
  readonly advert: Advert
  readonly categories: readonly Category[]
}

/** Details of an expanded row; fetched on opening. */
export function RowDetails({ advertId }: { advertId: string }): ReactElement {
  const t = useTexts()
  const [details, setDetails] = useState<Details | 'gone' | null>(null)
  useEffect(() => {
    let isCurrent = true
    void fetchDetails(advertId).then((found) => isCurrent && setDetails(found))
    return () => {
      isCurrent = false
    }
  }, [advertId])

  if (details === null)
    return (
      <div className={`skeleton ${css['waiting']}`} role="status" aria-label={t.search.loading} />
    )
  if (details === 'gone') return <p>{t.refusals.advert_not_found}</p>
  const { advert, categories } = details
  const title = titleIn(t.lang, advert)
  const description = descriptionIn(t.lang, advert)
  const category = categories.find(({ id }) => id === advert.cat_id)
  const subcategory = category?.groups
    .flatMap((group) => group.subcategories)
    .find(({ id }) => id === advert.sub_id)
  const { details: names } = t.adverts
  const lines = [
    [names.title, title.text || t.adverts.noTitle, title.lang],
    [names.description, preview(description.text) || t.adverts.noDescription, description.lang],
    [names.address, advert.ad_address],
    [names.city, labelIn(t.lang, advert.ad_city)],
    [names.category, category ? labelIn(t.lang, category.labels) : ''],
    [names.subcategory, subcategory ? labelIn(t.lang, subcategory.labels) : ''],
  ] as const
  return (
    <>
      {advert.exchange && <p className={css['exchange']}>{t.advert.exchange}</p>}
      <dl className={css['details']}>
        {lines.map(([name, value, lang]) => (
          <div key={name}>
            <dt>
              {name}
              {lang && lang !== t.lang && ` · ${t.advert.writtenIn[lang]}`}
            </dt>
            <dd lang={lang}>{value || '—'}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

async function fetchDetails(advertId: string): Promise<Details | 'gone'> {
  try {
    const [{ items }, categories] = await Promise.all([
      postCall(advertCalls.listHistory, { idsList: [advertId], itemsNum: 1 }),
      categoryTree(postCall),
    ])
    const [advert] = items
    return advert ? { advert, categories } : 'gone'
  } catch {
    return 'gone'
  }
}
