import { useEffect, useRef, type ReactElement, type ReactNode } from 'react'
import { Icon } from '../../../../parts/icons/icon.tsx'
import css from '../steps/form.module.css'

interface FoldProps {
  readonly title: string
  /** What is chosen inside, in a few words. */
  readonly about?: string
  /** It opens for an error inside, but does not close while the error is being fixed. */
  readonly isWrong: boolean
  readonly children: ReactNode
}

/** Fields that most sellers leave as they are. */
export function Fold({ title, about, isWrong, children }: FoldProps): ReactElement {
  const fold = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (isWrong && fold.current) fold.current.open = true
  }, [isWrong])
  return (
    <details className={css['fold']} ref={fold}>
      <summary className={css['summaryLine']}>
        <span>
          {title}
          {about && <span className={css['about']}>{about}</span>}
        </span>
        <Icon name="chevron-down" />
      </summary>
      <div className={css['group']}>{children}</div>
    </details>
  )
}
