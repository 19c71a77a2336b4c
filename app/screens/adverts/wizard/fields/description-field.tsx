import { useEffect, useRef, useState, type ReactElement } from 'react'
import { descriptionMaxLength } from '#contract/limits.ts'
import { ownAdvertCalls } from '#contract/adverts/own-adverts.ts'
import { useCall } from '../../../../lib/calls/use-call.ts'
import { postingTexts } from '../../texts.ts'
import { Button } from '../../../../parts/forms/button.tsx'
import { Dialog } from '../../../../parts/feedback/dialog.tsx'
import type { FieldsProps, TypedAdvert } from '../draft/draft.ts'
import { Words } from './inputs.tsx'
import { OwnFields } from './own-fields.tsx'
import { Refused } from '../outcome/login-needed.tsx'
import css from '../steps/form.module.css'

/** Description, typed or generated from the title and the details. */
export function DescriptionField(props: FieldsProps): ReactElement {
  const { typed, errorText, onChange, onBlur } = props
  const t = postingTexts.use()
  const writer = useWriter(typed, (description) => onChange({ description }))
  return (
    <div className={css['field']}>
      <Words
        name="description"
        label={t.fields.description}
        hint={t.fields.descriptionHint}
        value={typed.description}
        maxLength={descriptionMaxLength}
        error={errorText('description')}
        onChange={(description) => {
          writer.settle()
          onChange({ description })
        }}
        onBlur={() => onBlur('description')}
      />
      <div className={css['row']}>
        <Button busy={writer.describe.isBusy} onPress={writer.write}>
          {writer.describe.isBusy ? t.describe.busy : t.describe.write}
        </Button>
        {writer.before !== null && <Button onPress={writer.undo}>{t.describe.undo}</Button>}
        <p className={css['hint']} role="status">
          {writer.before === null ? t.describe.hint : t.describe.done}
        </p>
      </div>
      {writer.isTooEarly && (
        <p className={css['error']} role="alert">
          {t.describe.first}
        </p>
      )}
      <Refused call={writer.describe} />
      <OwnFields section="description" {...props} />
      <Dialog open={writer.isAsking} title={t.describe.replace.title} onClose={writer.spare}>
        <p>{t.describe.replace.text}</p>
        <div className={css['end']}>
          <Button onPress={writer.spare}>{t.describe.replace.no}</Button>
          <Button kind="primary" onPress={writer.replace}>
            {t.describe.replace.yes}
          </Button>
        </div>
      </Dialog>
    </div>
  )
}

function useWriter(typed: TypedAdvert, fill: (description: string) => void) {
  const [isAsking, setIsAsking] = useState(false)
  const [before, setBefore] = useState<string | null>(null)
  const [isTooEarly, setTooEarly] = useState(false)
  // Text typed while the answer is pending can be restored too.
  const latest = useRef('')
  useEffect(() => {
    latest.current = typed.description
  }, [typed.description])
  const describe = useCall(ownAdvertCalls.describe, {
    refusalIn: 'screen',
    onDone: ({ description }) => {
      setBefore(latest.current)
      fill(description)
    },
  })
  return {
    ...{ describe, isAsking, before, isTooEarly },
    write: () => {
      describe.clear()
      const isEarly = typed.title.trim() === '' || typed.subcategory === ''
      setTooEarly(isEarly)
      if (isEarly) return
      if (typed.description.trim() === '') void describe(factsOf(typed))
      else setIsAsking(true)
    },
    replace: () => {
      setIsAsking(false)
      void describe(factsOf(typed))
    },
    spare: () => setIsAsking(false),
    undo: () => {
      fill(before ?? '')
      setBefore(null)
    },
    /** The text was edited by hand: undo is no longer offered. */
    settle: () => setBefore(null),
  }
}

function factsOf({ language, title, subcategory, attributes, ...terms }: TypedAdvert) {
  return {
    ...{ lang: language, title, subcategory, attributes },
    negotiable: terms.isNegotiable,
    exchange: terms.isExchange,
    free: terms.isFree,
  }
}
