import type { MouseEvent, ReactElement } from 'react'
import { useLink } from '../../../lib/texts/texts.ts'
import { ButtonLink } from '../../forms/button.tsx'

interface ScriptLinkProps {
  /** Page with the same form, for browsers without JavaScript. */
  readonly path: string
  readonly label?: string
  readonly onPress: () => void
  readonly children: string
}

/** Opens a form over the page, or without JavaScript on a page of its own. */
export function ScriptLink({ path, label, onPress, children }: ScriptLinkProps): ReactElement {
  const link = useLink()
  const open = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onPress()
  }
  return (
    <ButtonLink href={link(path)} aria-label={label} onClick={open}>
      {children}
    </ButtonLink>
  )
}
