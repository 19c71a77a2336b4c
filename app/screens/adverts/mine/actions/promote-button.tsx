import { useId, type ReactElement } from 'react'
import { myAdvertsTexts } from '../../texts.ts'
import { formatDate } from '../../../../lib/texts/format.ts'
import { useLang } from '../../../../lib/texts/texts.ts'
import { Button } from '../../../../parts/forms/button.tsx'
import { Icon } from '../../../../parts/icons/icon.tsx'
import type { OwnCard } from '../own-lines.ts'
import type { AdvertActions } from './use-advert-actions.ts'
import css from './promote-button.module.css'

interface PromoteButtonProps {
  readonly advert: Pick<OwnCard, 'id' | 'status' | 'promotionsLeft' | 'isPromotedToday'> &
    Partial<Pick<OwnCard, 'promotesAgainAt'>>
  readonly advertActions: AdvertActions
}

/** Promotes an advert, or restores it from the archive. The server decides whether it may. */
export function PromoteButton({ advert, advertActions }: PromoteButtonProps): ReactElement {
  const t = myAdvertsTexts.use()
  const lang = useLang()
  const noteId = useId()
  const { promotionsLeft, isPromotedToday, promotesAgainAt } = advert
  const again = promotesAgainAt
    ? t.promotesAgain(formatDate(lang, promotesAgainAt))
    : isPromotedToday && promotionsLeft > 0 && t.promotesTomorrow
  const note = [isPromotedToday && t.promotedToday, t.promotionsLeft(promotionsLeft), again]
  return (
    <div className={css['promote']}>
      <Button
        className="needs-script"
        busy={advertActions.isDoing('promote', advert.id)}
        aria-describedby={noteId}
        onPress={() => void advertActions.promote(advert.id, advert.status)}
      >
        <Icon name="trending-up" size={16} />
        {t.actions.promote}
      </Button>
      <span className={css['note']} id={noteId}>
        {note.filter(Boolean).join(', ')}
      </span>
    </div>
  )
}
