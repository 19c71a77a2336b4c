import { useState, type ReactElement } from 'react'
import type { OutputOf } from '#contract/call.ts'
import type { Lang } from '#contract/languages.ts'
import { reasonTextMax } from '#contract/limits.ts'
import { duplicateCalls, type DuplicateLine } from '#contract/staff/duplicates.ts'
import { Dialog } from '../../../parts/feedback/dialog.tsx'
import { Button } from '../../../parts/forms/button.tsx'
import { Field } from '../../../parts/forms/field.tsx'
import list from '../frame/list.module.css'
import { useStaffCall } from '../frame/use-staff-call.ts'
import css from './duplicates.module.css'
import { DuplicateTable } from './duplicate-table.tsx'
import { duplicateTexts } from './texts.ts'

type Effects = OutputOf<typeof duplicateCalls.mergeAdverts>['effects']

interface MergeFormProps {
  /** The advert itself first. */
  readonly lines: readonly DuplicateLine[]
  /** Of the owner. */
  readonly language: Lang
  readonly now: string
}

/** Chooses what is kept and what comes to it; shown with its effects before it is done. */
export function MergeForm({ lines, language, now }: MergeFormProps): ReactElement {
  const t = duplicateTexts.use()
  const [keptId, setKeptId] = useState(keptFirst(lines))
  const [chosen, setChosen] = useState<readonly number[]>(lines.map(({ id }) => id))
  const [text, setText] = useState(t.usual[language])
  const [effects, setEffects] = useState<Effects | null>(null)
  const preview = useStaffCall(duplicateCalls.mergeAdverts, {
    onDone: (answer) => setEffects(answer.effects),
  })
  const merge = useStaffCall(duplicateCalls.mergeAdverts, {
    ...{ success: t.done, reloads: true },
    onDone: () => setEffects(null),
    onRefused: () => {
      setEffects(null)
      return false
    },
  })
  const advertIds = chosen.filter((id) => id !== keptId)
  const payload = { keptId, advertIds, text }
  return (
    <form
      className={css['form']}
      onSubmit={(event) => {
        event.preventDefault()
        void preview({ ...payload, isPreview: 'true' })
      }}
    >
      <DuplicateTable
        {...{ lines, now, keptId, chosen }}
        onKeep={setKeptId}
        onChoose={(id, isChosen) =>
          setChosen(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id))
        }
      />
      <Field label={t.reason} name="text" hint={t.reasonHint}>
        <textarea
          rows={3}
          required
          maxLength={reasonTextMax}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </Field>
      <Button
        type="submit"
        kind="primary"
        busy={preview.isBusy}
        disabled={advertIds.length === 0 || text.trim() === ''}
      >
        {t.preview}
      </Button>
      <Dialog open={effects !== null} onClose={() => setEffects(null)} title={t.review.title}>
        {effects && <EffectLines effects={effects} />}
        <p className={list['acts']}>
          <Button kind="primary" busy={merge.isBusy} onPress={() => void merge(payload)}>
            {t.review.submit}
          </Button>
          <Button onPress={() => setEffects(null)}>{t.review.back}</Button>
        </p>
      </Dialog>
    </form>
  )
}

/** The shown one with the most views; what is held cannot be kept. */
function keptFirst(lines: readonly DuplicateLine[]): number {
  const rank = ({ status }: DuplicateLine): number => (status === 'active' ? 1 : 0)
  const [best] = lines
    .filter(({ status }) => status !== 'review')
    .toSorted((one, other) => rank(other) - rank(one) || other.views - one.views)
  return best?.id ?? 0
}

function EffectLines({ effects }: { readonly effects: Effects }): ReactElement {
  const { review: t } = duplicateTexts.use()
  const { adverts, views, favorites, conversations, promotions } = effects
  const lines = [
    t.adverts(adverts),
    views > 0 && t.views(views),
    favorites > 0 && t.favorites(favorites),
    conversations > 0 && t.conversations(conversations),
    promotions > 0 && t.promotions(promotions),
    t.told,
  ]
  return (
    <ul className={css['effects']}>
      {lines.flatMap((line) => (line ? [<li key={line}>{line}</li>] : []))}
    </ul>
  )
}
