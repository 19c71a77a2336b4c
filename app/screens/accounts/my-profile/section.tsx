import type { ReactElement, ReactNode } from 'react'
import css from './section.module.css'

interface SectionProps {
  /** Anchor for the side navigation. */
  readonly id: string
  readonly title: string
  /** Purpose of the section in one line; absent where the title is enough. */
  readonly text?: string | undefined
  readonly children: ReactNode
}

/** Common layout of the sections of the account page. */
export function Section({ id, title, text, children }: SectionProps): ReactElement {
  return (
    <section className={css['section']} id={id} aria-labelledby={`${id}-title`}>
      <div>
        <h2 className={css['title']} id={`${id}-title`}>
          {title}
        </h2>
        {text && <p className={css['text']}>{text}</p>}
      </div>
      {children}
    </section>
  )
}
