import type { ReactElement } from 'react'
import { Form } from '../../../lib/router/index.ts'
import { myAdvertsTexts } from '../texts.ts'
import { Button } from '../../../parts/forms/button.tsx'
import { BareInput } from '../../../parts/forms/bare-control.tsx'
import { Icon } from '../../../parts/icons/icon.tsx'
import type { OwnTab } from './own-lines.ts'
import css from './my-adverts.module.css'

/** A plain GET form: the search words are part of the address. */
export function OwnSearch({ tab, words }: { tab: OwnTab; words: string }): ReactElement {
  const t = myAdvertsTexts.use().search
  return (
    <Form role="search" aria-label={t.label} action="/my-adverts" className={css['search']}>
      {tab !== 'all' && <input type="hidden" name="status" value={tab} />}
      <BareInput
        type="search"
        name="q"
        defaultValue={words}
        maxLength={100}
        aria-label={t.label}
        placeholder={t.label}
        autoComplete="off"
      />
      <Button type="submit" aria-label={t.submit}>
        <Icon name="search" />
      </Button>
    </Form>
  )
}
