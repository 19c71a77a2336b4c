import type { ReactElement, ReactNode } from 'react'
import list from '../frame/list.module.css'
import { peopleTexts } from '../texts.ts'
import css from './people.module.css'

interface PanelProps {
  readonly title: string
  /** Beside the title: a sum. */
  readonly about?: string
  readonly children: readonly ReactNode[]
}

/** A titled list of dense lines, or the word that there are none. */
export function Panel({ title, about, children }: PanelProps): ReactElement {
  const t = peopleTexts.use()
  return (
    <section className={css['panel']}>
      <h2>
        {title} <span className={list['muted']}>{children.length === 0 ? t.empty : about}</span>
      </h2>
      {children.length > 0 && <ul className={list['list']}>{children}</ul>}
    </section>
  )
}
