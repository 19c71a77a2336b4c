import type { ReactElement } from 'react'
import { useTexts } from '../../lib/texts/texts.ts'
import { Button, ButtonLink } from '../../parts/forms/button.tsx'
import { Icon } from '../../parts/icons/icon.tsx'
import css from '../parts-page.module.css'

const kinds = ['primary', 'quiet', 'danger'] as const

/** Each kind at rest, with an icon, busy, disabled and as a link. */
export function Buttons(): ReactElement {
  const { adverts } = useTexts()
  const { title } = adverts.add
  return (
    <>
      {kinds.map((kind) => (
        <div key={kind} className={css['row']}>
          <Button kind={kind}>{title}</Button>
          <Button kind={kind}>
            <Icon name="circle-plus" />
            {title}
          </Button>
          <Button kind={kind} busy>
            {title}
          </Button>
          <Button kind={kind} disabled>
            {title}
          </Button>
          <ButtonLink kind={kind} href="#buttons">
            {title}
          </ButtonLink>
        </div>
      ))}
    </>
  )
}
