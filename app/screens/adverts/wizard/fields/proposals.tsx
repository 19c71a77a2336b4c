import { searchCalls } from '#contract/search.ts'
import { useState, type ReactElement } from 'react'
import { postingTexts } from '../../texts.ts'
import { labelIn, useLang } from '../../../../lib/texts/texts.ts'
import { useDebouncedCall } from '../../../../lib/calls/use-debounced-call.ts'
import css from '../steps/form.module.css'

const pauseMs = 500
const titleFrom = 3

interface ProposalsProps {
  readonly title: string
  readonly subcategory: string
  readonly onChoose: (category: string, subcategory: string) => void
}

/** Up to three subcategories of adverts with similar titles, selectable with one press. */
export function Proposals({ title, subcategory, onChoose }: ProposalsProps): ReactElement {
  const { fields } = postingTexts.use()
  const lang = useLang()
  // A title loaded with its subcategory gets no proposals until it changes.
  const [settled] = useState(subcategory ? title : '')
  const asked = title.trim()
  const isEnabled = [...asked].length >= titleFrom && title !== settled
  const { answer } = useDebouncedCall(
    searchCalls.proposeSubcategories,
    isEnabled ? { title: asked } : null,
    { pauseMs },
  )
  const proposed = answer?.subcategories.slice(0, 3) ?? []
  const isTheirs = subcategory === '' || proposed.some(({ slug }) => slug === subcategory)
  return (
    <div aria-live="polite">
      {isTheirs && proposed.length > 0 && (
        <div className={css['proposals']} role="group" aria-label={fields.proposals}>
          <p className={css['hint']}>{fields.proposals}</p>
          {proposed.map(({ slug, labels, category }) => (
            <button
              key={slug}
              type="button"
              className="pill"
              aria-pressed={slug === subcategory}
              onClick={() => onChoose(category.slug, slug)}
            >
              {labelIn(lang, labels)} · {labelIn(lang, category.labels)}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
