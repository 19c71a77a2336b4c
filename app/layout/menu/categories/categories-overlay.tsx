import type { ReactElement } from 'react'
import { routes } from '../../../lib/browser/addresses.ts'
import { useLink, useTexts } from '../../../lib/texts/texts.ts'
import { Button } from '../../../parts/forms/button.tsx'
import { CategoryIcon } from '../../../parts/icons/category-icon.tsx'
import { Dialog } from '../../../parts/feedback/dialog.tsx'
import { Icon } from '../../../parts/icons/icon.tsx'
import css from './categories-overlay.module.css'
import { useLayout } from '../../loader.ts'
import type { OverlayProps } from '../../overlays/overlay.ts'
import { MenuCount } from './menu-count.tsx'
import { useCategoryTree } from './use-category-tree.ts'

/** Category menu on phones. */
export function Overlay({ onClose }: OverlayProps): ReactElement {
  const t = useTexts()
  const { settings } = useLayout()
  return (
    <Dialog open size="full" title={t.layout.categories} onClose={onClose}>
      {settings.subcategoriesInMenu ? <Tree /> : <Plain />}
    </Dialog>
  )
}

/** First level only. */
function Plain(): ReactElement {
  const link = useLink()
  const { categories } = useLayout()
  return (
    <ul className={css['plain']}>
      {categories.map(({ slug, icon, color, label }) => (
        <li key={slug} className={css['category']}>
          <a className={css['summary']} href={link(routes.category(slug))}>
            <CategoryIcon icon={icon} color={color} />
            <span className={css['label']}>{label}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Categories with their groups and subcategories. */
function Tree(): ReactElement {
  const t = useTexts()
  const link = useLink()
  const { categories } = useLayout()
  const { tree, hasFailed, retry } = useCategoryTree()
  return (
    <>
      {hasFailed && (
        <p className={css['failed']}>
          {t.layout.categoriesFailed} <Button onPress={retry}>{t.layout.retry}</Button>
        </p>
      )}
      {categories.map(({ slug, icon, color, label }) => (
        <details key={slug} name="categories" className={css['category']}>
          <summary className={css['summary']}>
            <CategoryIcon icon={icon} color={color} />
            <span className={css['label']}>{label}</span>
            <MenuCount count={tree?.[slug]?.count} />
            <Icon name="chevron-down" />
          </summary>
          <div className={css['groups']}>
            <a className={css['all']} href={link(routes.category(slug))}>
              {t.layout.allIn(label)}
            </a>
            {tree?.[slug]?.groups.map((group) => (
              <section key={group.label}>
                <h3 className={css['group']}>{group.label}</h3>
                <ul className={css['links']}>
                  {group.subcategories.map((one) => (
                    <li key={one.slug}>
                      <a className={css['link']} href={link(routes.category(slug, one.slug))}>
                        {one.label} <MenuCount count={one.count} />
                      </a>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </details>
      ))}
    </>
  )
}
