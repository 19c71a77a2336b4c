import type { ReactElement } from 'react'
import { formatNumber } from '../../../lib/texts/format.ts'
import { useLang } from '../../../lib/texts/texts.ts'
import css from './menu-count.module.css'

/** Number of adverts behind a link of a menu; its room is kept until it is known. */
export function MenuCount({ count }: { readonly count: number | undefined }): ReactElement {
  const lang = useLang()
  return (
    <span className={css['count']}>{count === undefined ? '' : formatNumber(lang, count)}</span>
  )
}
