import type { ReactElement } from 'react'
import { useLink, useTexts } from '../../../../lib/texts/texts.ts'
import { postingTexts } from '../../texts.ts'
import { LoginLink } from '../outcome/login-needed.tsx'
import type { SaveState } from '../state/save-state.ts'
import css from './save-line.module.css'

/** Whether the draft is stored, and where. */
export function SaveLine({ saveState }: { readonly saveState: SaveState }): ReactElement {
  const t = postingTexts.use()
  const { refusals } = useTexts()
  const link = useLink()
  const text = {
    idle: '',
    local: t.keptHere,
    saving: t.saving,
    saved: t.saved,
    offline: t.notSaved,
    ended: t.ended,
    refused: t.refused,
    conflict: t.conflict.state,
    full: refusals.too_many_drafts,
  }[saveState]
  return (
    <p className={css['saved']} role="status" data-state={saveState}>
      {text} {saveState === 'ended' && <LoginLink />}
      {saveState === 'full' && <a href={link('/my-adverts?status=draft')}>{t.drafts}</a>}
    </p>
  )
}
