import type { ReactElement } from 'react'
import { useHydrated } from '../../../../lib/browser/hydrated.ts'
import { myAdvertsTexts } from '../../texts.ts'
import { Button } from '../../../../parts/forms/button.tsx'
import type { OwnCard } from '../own-lines.ts'
import type { AdvertActions } from './use-advert-actions.ts'
import css from '../my-adverts.module.css'

interface BulkBarProps {
  readonly adverts: readonly OwnCard[]
  /** Ids of the selected adverts. */
  readonly chosen: readonly string[]
  readonly advertActions: AdvertActions
  readonly onChoose: (ids: readonly string[]) => void
  readonly onDelete: (ids: readonly string[]) => void
}

/** Bulk actions on the selected adverts of the page. */
export function BulkBar({
  adverts,
  chosen,
  advertActions,
  onChoose,
  onDelete,
}: BulkBarProps): ReactElement {
  const t = myAdvertsTexts.use()
  const isReady = useHydrated()
  const isAll = chosen.length === adverts.length
  const isNone = chosen.length === 0
  const canRenew = adverts.some((one) => one.renewsUntil !== null && chosen.includes(one.id))
  const each = async (action: AdvertActions['archive']): Promise<void> => {
    if (await action(chosen)) onChoose([])
  }
  return (
    <section className={`${css['bulk']} needs-script`} aria-label={t.bulk.label}>
      <label className={css['choose']}>
        <input
          type="checkbox"
          disabled={!isReady}
          checked={isAll}
          ref={(box) => {
            if (box) box.indeterminate = !isAll && !isNone
          }}
          onChange={() => onChoose(isAll ? [] : adverts.map(({ id }) => id))}
        />
        {t.bulk.all}
      </label>
      <span className={css['chosen']} role="status">
        {!isNone && t.bulk.chosen(chosen.length)}
      </span>
      {!isNone && (
        <div className={css['actions']}>
          <Button
            busy={advertActions.isDoing('archive', chosen)}
            onPress={() => void each(advertActions.archive)}
          >
            {t.actions.archive}
          </Button>
          {canRenew && (
            <Button
              busy={advertActions.isDoing('renew', chosen)}
              onPress={() => void each(advertActions.renew)}
            >
              {t.actions.renew}
            </Button>
          )}
          <Button onPress={() => onDelete(chosen)}>{t.actions.delete}</Button>
        </div>
      )}
    </section>
  )
}
