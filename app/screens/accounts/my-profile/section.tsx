import type { ReactElement, ReactNode } from 'react'
import css from './section.module.css'

interface SectionProps {
  /** Anchor of the side list. */
  readonly id: string
  readonly title: string
  /** What the section is for, in a line; none where the title says it. */
  readonly text?: string | undefined
  readonly children: ReactNode
}

/** The frame that all sections of the account page share. */
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
