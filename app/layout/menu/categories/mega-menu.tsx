import { useRef, useState, type KeyboardEvent, type ReactElement } from 'react'
import { routes } from '../../../lib/browser/addresses.ts'
import { useLink, useTexts } from '../../../lib/texts/texts.ts'
import { Button } from '../../../parts/forms/button.tsx'
import { CategoryIcon } from '../../../parts/icons/category-icon.tsx'
import { Icon } from '../../../parts/icons/icon.tsx'
import { useLayout } from '../../loader.ts'
import css from './mega-menu.module.css'
import { MenuCount } from './menu-count.tsx'
import { useCategoryTree, type LoadingTree } from './use-category-tree.ts'

/**
 * Delay in ms before hover selects another category: a pointer moving to the right-hand side crosses other categories.
 */
const settleMs = 80

/** Categories on the left, the groups of the selected one on the right. */
export function MegaMenu({ id }: { id: string }): ReactElement {
  const { categories, settings } = useLayout()
  const t = useTexts()
  const link = useLink()
  const [active, setActive] = useState(categories[0]?.slug ?? '')
  const loading = useCategoryTree()
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined)
  // On touch screens the first tap on a category shows its groups, the second follows the link.
  const isFirstTouch = useRef(false)
  return (
    <div
      id={id}
      role="group"
      aria-label={t.layout.categories}
      className={css['menu']}
      data-short={!settings.subcategoriesInMenu || undefined}
      onKeyDown={moveFocus}
    >
      <ul className={css['categories']}>
        {categories.map(({ slug, icon, color, label }) => (
          <li key={slug}>
            <a
              className={css['category']}
              href={link(routes.category(slug))}
              data-active={slug === active || undefined}
              onPointerEnter={({ pointerType }) => {
                clearTimeout(settling.current)
                if (pointerType === 'mouse')
                  settling.current = setTimeout(() => setActive(slug), settleMs)
              }}
              onPointerLeave={() => clearTimeout(settling.current)}
              onPointerDown={({ pointerType }) => {
                isFirstTouch.current =
                  settings.subcategoriesInMenu && pointerType !== 'mouse' && slug !== active
              }}
              onFocus={() => setActive(slug)}
              onClick={(event) => {
                if (isFirstTouch.current) event.preventDefault()
                isFirstTouch.current = false
              }}
            >
              <CategoryIcon icon={icon} color={color} size={20} />
              <span className={css['name']}>{label}</span>
              <MenuCount count={loading.tree?.[slug]?.count} />
              {settings.subcategoriesInMenu && <Icon name="chevron-right" size={16} />}
            </a>
          </li>
        ))}
      </ul>
      {settings.subcategoriesInMenu && <Groups category={active} {...loading} />}
    </div>
  )
}

interface GroupsProps extends LoadingTree {
  readonly category: string
}

function Groups({ category, tree, hasFailed, retry }: GroupsProps): ReactElement {
  const t = useTexts()
  const link = useLink()
  if (hasFailed) {
    return (
      <div className={css['groups']}>
        <p>{t.layout.categoriesFailed}</p>
        <Button onPress={retry}>{t.layout.retry}</Button>
      </div>
    )
  }
  return (
    <div className={css['groups']} aria-busy={tree === null}>
      {tree === null &&
        [1, 2, 3, 4].map((one) => <div key={one} className={`skeleton ${css['waiting']}`} />)}
      {tree?.[category]?.groups.map((group) => (
        <section key={group.label} className={css['group']}>
          <h2 className={css['heading']}>{group.label}</h2>
          <ul className={css['links']}>
            {group.subcategories.map(({ slug, label, count }) => (
              <li key={slug}>
                <a className={css['link']} href={link(routes.category(category, slug))}>
                  {label} <MenuCount count={count} />
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** Arrow keys: up and down within a column, right and left between the columns. */
function moveFocus(event: KeyboardEvent<HTMLDivElement>): void {
  const { activeElement } = document
  const [left, right = []] = [...event.currentTarget.children].map((side) => [
    ...side.querySelectorAll('a'),
  ])
  if (!left) return
  const isLeft = left.some((link) => link === activeElement)
  const side = isLeft ? left : right
  const at = side.findIndex((link) => link === activeElement)
  const targets: Record<string, HTMLElement | undefined> = {
    ArrowDown: side[at + 1],
    ArrowUp: side[at - 1],
    ArrowRight: isLeft ? right[0] : undefined,
    ArrowLeft: isLeft ? undefined : left.find((link) => link.dataset['active'] !== undefined),
  }
  if (!(event.key in targets)) return
  event.preventDefault()
  targets[event.key]?.focus()
}
