import type { ReactElement } from 'react'
import { useLink } from '../../lib/texts/texts.ts'
import type { MenuLine } from '../loader.ts'

interface MenuLinkProps {
  readonly line: MenuLine
  readonly className: string | undefined
}

/** An entry of a menu: a screen in the page's language, or another site. */
export function MenuLink({ line: { href, label }, className }: MenuLinkProps): ReactElement {
  const link = useLink()
  return (
    <a
      className={className}
      {...(href.startsWith('/') ? { href: link(href) } : { href, rel: 'noopener' })}
    >
      {label}
    </a>
  )
}
