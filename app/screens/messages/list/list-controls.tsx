import type { ReactElement } from 'react'
import { Form } from '../../../lib/router/index.ts'
import { queryLength } from '#contract/limits.ts'
import { useLink } from '../../../lib/texts/texts.ts'
import { BareInput } from '../../../parts/forms/bare-control.tsx'
import { Button } from '../../../parts/forms/button.tsx'
import { Icon } from '../../../parts/icons/icon.tsx'
import { conversationsTexts } from '../texts.ts'
import { filters, listAddress, sides, type ListView } from './list-address.ts'
import css from './list-controls.module.css'

interface ListControlsProps {
  readonly view: ListView
  /** Unread conversations by side. */
  readonly unread: Readonly<Record<ListView['side'], number>>
}

/** Tabs of the sides, search and filters. */
export function ListControls({ view, unread }: ListControlsProps): ReactElement {
  return (
    <div className={css['controls']}>
      <Sides view={view} unread={unread} />
      <Search key={`${view.side} ${view.words}`} view={view} />
      <Filters view={view} />
    </div>
  )
}

function Sides({ view, unread }: ListControlsProps): ReactElement {
  const t = conversationsTexts.use()
  const link = useLink()
  return (
    <nav aria-label={t.list}>
      <ul className={css['sides']}>
        {sides.map((side) => (
          <li key={side}>
            <a
              className={css['side']}
              href={link(listAddress({ side, filter: view.filter, words: '' }))}
              aria-current={side === view.side ? 'page' : undefined}
            >
              {t.sides[side]}
              {unread[side] > 0 && (
                <span className={css['count']}>
                  <span aria-hidden="true">{unread[side]}</span>
                  <span className="visually-hidden">{t.unreadConversations(unread[side])}</span>
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Search({ view }: { view: ListView }): ReactElement {
  const t = conversationsTexts.use()
  return (
    <Form role="search" aria-label={t.search} className={css['search']} action="/my-messages">
      <input type="hidden" name="side" value={view.side} />
      <BareInput
        type="search"
        name="q"
        aria-label={t.search}
        placeholder={t.search}
        defaultValue={view.words}
        maxLength={queryLength}
      />
      <Button type="submit" aria-label={t.submit}>
        <Icon name="search" />
      </Button>
    </Form>
  )
}

function Filters({ view }: { view: ListView }): ReactElement {
  const t = conversationsTexts.use()
  const link = useLink()
  return (
    <nav aria-label={t.filterLabel}>
      <ul className={css['filters']}>
        {filters.map((filter) => (
          <li key={filter}>
            <a
              className="pill low"
              href={link(listAddress({ ...view, filter }))}
              aria-current={filter === view.filter ? 'true' : undefined}
            >
              {t.filters[filter]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
