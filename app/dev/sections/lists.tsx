import type { ReactElement } from 'react'
import { useTexts } from '../../lib/texts/texts.ts'
import { Breadcrumbs } from '../../parts/icons/breadcrumbs.tsx'
import { Icon } from '../../parts/icons/icon.tsx'
import { iconNames } from '../../parts/icons/icon-names.ts'
import { Pagination } from '../../parts/lists/pagination.tsx'
import { ViewToggle } from '../../parts/lists/view-toggle.tsx'
import css from '../parts-page.module.css'

/** Ways through lists at the first, a middle and the last page; all icons. */
export function Lists(): ReactElement {
  const { layout, adverts } = useTexts()
  return (
    <>
      <Breadcrumbs
        items={[
          { href: '#lists', label: layout.home },
          { href: '#lists', label: layout.categories },
          { label: adverts.title },
        ]}
      />
      <ViewToggle />
      {[1, 7, 20].map((page) => (
        <Pagination key={page} page={page} pages={20} pathOf={() => '#lists'} />
      ))}
      <div className={css['row']}>
        {iconNames.map((name) => (
          <Icon key={name} name={name} />
        ))}
      </div>
    </>
  )
}
