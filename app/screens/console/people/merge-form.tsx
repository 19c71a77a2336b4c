import { useState, type ReactElement } from 'react'
import type { OutputOf } from '#contract/call.ts'
import { staffReasonMax } from '#contract/limits.ts'
import { peopleCalls, type MergeCounts } from '#contract/staff/people.ts'
import type { Refusal } from '#contract/refusals.ts'
import { useTexts } from '../../../lib/texts/texts.ts'
import { Dialog } from '../../../parts/feedback/dialog.tsx'
import { Button } from '../../../parts/forms/button.tsx'
import { Field } from '../../../parts/forms/field.tsx'
import list from '../frame/list.module.css'
import { useStaffCall } from '../frame/use-staff-call.ts'
import { peopleTexts } from '../texts.ts'
import css from './people.module.css'

const fields = ['otherId', 'keptTicket', 'mergedTicket', 'reason'] as const
type FieldName = (typeof fields)[number]

type Found = OutputOf<typeof peopleCalls.previewMerge>

/** Moves everything of another account of the person here; shown with what moves before it is done. */
export function MergeForm({ userId }: { readonly userId: number }): ReactElement {
  const { merge: t } = peopleTexts.use()
  const { refusals } = useTexts()
  const [typed, setTyped] = useState({ otherId: '', keptTicket: '', mergedTicket: '', reason: '' })
  const [refused, setRefused] = useState<Refusal | null>(null)
  const [found, setFound] = useState<Found | null>(null)
  const onRefused = (refusal: Refusal): boolean => {
    setFound(null)
    setRefused(refusal)
    return fieldOf(refusal) !== null
  }
  const preview = useStaffCall(peopleCalls.previewMerge, { onDone: setFound, onRefused })
  const merge = useStaffCall(peopleCalls.mergeAccounts, {
    ...{ success: t.done, reloads: true, onRefused },
    onDone: () => {
      setFound(null)
      setTyped({ otherId: '', keptTicket: '', mergedTicket: '', reason: '' })
    },
  })
  const field = (name: FieldName) => ({
    name,
    error: refused && fieldOf(refused) === name ? refusals[refused.code] : undefined,
  })
  const input = (name: FieldName) => ({
    required: true,
    value: typed[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }): void => {
      setRefused(null)
      setTyped({ ...typed, [name]: currentTarget.value })
    },
  })
  return (
    <details className={css['merge']}>
      <summary>{t.title}</summary>
      <form
        className={css['form']}
        onSubmit={(event) => {
          event.preventDefault()
          void preview({ userId, ...typed })
        }}
      >
        <p className={list['muted']}>{t.about}</p>
        <Field
          label={t.other}
          {...field('otherId')}
          inputMode="numeric"
          maxLength={9}
          {...input('otherId')}
        />
        <Field
          label={t.kept}
          hint={t.hint}
          {...field('keptTicket')}
          maxLength={30}
          {...input('keptTicket')}
        />
        <Field
          label={t.merged}
          {...field('mergedTicket')}
          maxLength={30}
          {...input('mergedTicket')}
        />
        <Field label={t.reason} {...field('reason')}>
          <textarea rows={2} maxLength={staffReasonMax} {...input('reason')} />
        </Field>
        <Button type="submit" busy={preview.isBusy}>
          {t.preview}
        </Button>
      </form>
      <MergeDialog
        found={found}
        isBusy={merge.isBusy}
        onMerge={() => void merge({ userId, ...typed })}
        onClose={() => setFound(null)}
      />
    </details>
  )
}

/** Obstacles are about the other account. */
function fieldOf({ code, field }: Refusal): FieldName | null {
  if (code === 'bad_input' || code === 'user_not_found') return 'otherId'
  return fields.find((name) => name === (field === 'other' ? 'otherId' : field)) ?? null
}

function Counts({ counts }: { readonly counts: MergeCounts }): ReactElement {
  const { merge: t } = peopleTexts.use()
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the keys of the table
  const names = (Object.keys(t.counts) as (keyof MergeCounts)[]).filter((name) => counts[name] > 0)
  if (names.length === 0) return <p>{t.none}</p>
  return (
    <ul className={list['list']}>
      {names.map((name) => (
        <li key={name} className={list['line']}>
          <span className={list['grow']}>{t.counts[name]}</span>
          <b className="tabular">{counts[name]}</b>
        </li>
      ))}
    </ul>
  )
}

interface MergeDialogProps {
  /** Null: closed. */
  readonly found: Found | null
  readonly isBusy: boolean
  readonly onMerge: () => void
  readonly onClose: () => void
}

function MergeDialog({ found, isBusy, onMerge, onClose }: MergeDialogProps): ReactElement {
  const { merge: t } = peopleTexts.use()
  return (
    <Dialog
      open={found !== null}
      onClose={onClose}
      title={found ? t.review(found.username) : t.title}
    >
      {found && <Counts counts={found.counts} />}
      <p className={list['acts']}>
        <Button kind="danger" busy={isBusy} onPress={onMerge}>
          {t.submit}
        </Button>
        <Button onPress={onClose}>{t.back}</Button>
      </p>
    </Dialog>
  )
}
