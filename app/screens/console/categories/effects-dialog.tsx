import type { ReactElement } from 'react'
import type { EditEffects } from '#contract/staff/categories.ts'
import { labelIn } from '../../../lib/texts/texts.ts'
import { useLang } from '../../../lib/texts/texts.ts'
import { Dialog } from '../../../parts/feedback/dialog.tsx'
import { Button } from '../../../parts/forms/button.tsx'
import { ProblemLine } from '../../../parts/forms/problem-line.tsx'
import list from '../frame/list.module.css'
import { categoryTexts } from '../texts.ts'
import css from './categories.module.css'
import type { ReviewedChange } from './use-reviewed-change.ts'

interface ReviewProps {
  readonly change: Pick<
    ReviewedChange<never>,
    'effects' | 'save' | 'back' | 'isBusy' | 'isConflict'
  >
  /** What becomes of the adverts, where they do not stay as they are. */
  readonly fate?: string
}

/** What a change does, with the choice to save it; and that somebody else has saved before. */
export function Review({ change, fate }: ReviewProps): ReactElement {
  const t = categoryTexts.use()
  const { effects, save, back, isBusy, isConflict } = change
  return (
    <>
      {isConflict && <ProblemLine text={t.form.conflict} />}
      <Dialog open={effects !== null} onClose={back} title={t.effects.title}>
        {effects && <EffectLines effects={effects} fate={fate} />}
        <p className={list['acts']}>
          <Button kind="primary" busy={isBusy} onPress={save}>
            {t.effects.save}
          </Button>
          <Button onPress={back}>{t.effects.back}</Button>
        </p>
      </Dialog>
    </>
  )
}

interface EffectLinesProps {
  readonly effects: EditEffects
  readonly fate: string | undefined
}

function EffectLines({ effects, fate }: EffectLinesProps): ReactElement {
  const { effects: t } = categoryTexts.use()
  const lang = useLang()
  const { subcategories, adverts, having, lacking, beyond, options, drafts, searches, unfit } =
    effects
  const names = subcategories.map((labels) => labelIn(lang, labels)).join(', ')
  const used = having + lacking + drafts + searches + adverts
  const lines = [
    names && t.subcategories(names),
    adverts > 0 && t.adverts(adverts),
    having > 0 && t.having(having),
    lacking > 0 && t.lacking(lacking),
    beyond > 0 && t.beyond(beyond),
    ...options.map((option) => t.option(labelIn(lang, option.labels), option.adverts)),
    ...unfit.map((one) => t.unfit(labelIn(lang, one.labels), one.adverts)),
    drafts > 0 && t.drafts(drafts),
    searches > 0 && t.searches(searches),
    used === 0 ? t.none : adverts > 0 && lacking + beyond === 0 && (fate ?? t.kept),
  ]
  return (
    <ul className={css['effects']}>
      {lines.flatMap((line) => (line ? [<li key={line}>{line}</li>] : []))}
    </ul>
  )
}
