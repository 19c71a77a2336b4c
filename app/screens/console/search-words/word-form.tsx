import { useState, type ReactElement } from 'react'
import type { Labels } from '#contract/languages.ts'
import {
  namesMax,
  searchNameMax,
  trialQueries,
  wordKinds,
  type WordKind,
} from '#contract/rules/staff/search-words.ts'
import type { WordGroup } from '#contract/staff/search-words.ts'
import { labelIn, useLang, useTexts } from '../../../lib/texts/texts.ts'
import { Button } from '../../../parts/forms/button.tsx'
import { Field } from '../../../parts/forms/field.tsx'
import { ProblemLine } from '../../../parts/forms/problem-line.tsx'
import list from '../frame/list.module.css'
import { searchWordTexts } from '../texts.ts'
import css from './search-words.module.css'
import { Trials } from './trials.tsx'
import { useWordCalls } from './use-word-calls.ts'

export interface Subcategory {
  readonly slug: string
  readonly labels: Labels
  readonly category: Labels
}

interface WordFormProps {
  /** Undefined: words are added. */
  readonly edited: WordGroup | undefined
  readonly subcategories: readonly Subcategory[]
  /** A query to begin with. */
  readonly proposed: string
  readonly onDone: () => void
}

const listMax = namesMax * (searchNameMax + 2)

/** Words are tried on queries, and saved when their answers were seen. */
export function WordForm({ edited, subcategories, proposed, onDone }: WordFormProps): ReactElement {
  const t = searchWordTexts.use()
  const texts = useTexts()
  const [kind, setKind] = useState<WordKind>(edited?.kind ?? 'same')
  const [names, setNames] = useState(edited?.names.join(', ') ?? proposed)
  const [finds, setFinds] = useState(edited?.finds.join(', ') ?? '')
  const [subcategory, setSubcategory] = useState(edited?.subcategory ?? '')
  const [queries, setQueries] = useState(edited?.names[0] ?? proposed)
  const words = {
    ...{ id: edited?.id ?? 0, kind, names: namesIn(names) },
    finds: kind === 'wider' ? namesIn(finds) : [],
    subcategory: kind === 'things' ? subcategory : '',
  }
  const calls = useWordCalls(words, () => {
    setNames('')
    setFinds('')
    setQueries('')
    onDone()
  })
  const { trials, wrong, isConflict } = calls
  const errorOf = (field: string): string | undefined =>
    wrong?.field === field ? texts.refusals[wrong.code] : undefined
  return (
    <form
      className={css['form']}
      aria-label={edited ? t.editTitle : t.newTitle}
      onSubmit={(event) => {
        event.preventDefault()
        const lines = queries.split('\n').filter((line) => line.trim() !== '')
        calls.tryOut(lines.slice(0, trialQueries))
      }}
    >
      <h2>{edited ? t.editTitle : t.newTitle}</h2>
      <div className={css['fields']}>
        <KindField {...{ kind, onChange: setKind }} />
        <ListField
          {...{ name: 'names', label: t.form.names, hint: t.form.namesHint, value: names }}
          {...{ error: errorOf('names'), onChange: setNames }}
        />
        {kind === 'wider' && (
          <ListField
            {...{ name: 'finds', label: t.form.finds, hint: t.form.findsHint, value: finds }}
            {...{ error: errorOf('finds'), onChange: setFinds }}
          />
        )}
        {kind === 'things' && (
          <SubcategoryField
            {...{ subcategories, subcategory, onChange: setSubcategory }}
            error={errorOf('subcategory')}
          />
        )}
        <Field name="queries" label={t.form.queries} hint={t.form.queriesHint}>
          <textarea
            value={queries}
            rows={2}
            maxLength={600}
            onChange={(event) => setQueries(event.currentTarget.value)}
          />
        </Field>
      </div>
      {isConflict && <ProblemLine text={t.form.conflict} />}
      {trials && <Trials trials={trials} />}
      <p className={list['acts']}>
        <Button type="submit" kind="primary" busy={calls.isTrying}>
          {t.form.try}
        </Button>
        <Button
          busy={calls.isSaving}
          disabled={!trials}
          onPress={() => calls.save(edited?.version ?? 0)}
        >
          {t.form.save}
        </Button>
        {edited && <Button onPress={onDone}>{t.form.cancel}</Button>}
        {!trials && <span className={list['muted']}>{t.form.untried}</span>}
      </p>
    </form>
  )
}

interface ListFieldProps {
  readonly name: string
  readonly label: string
  readonly hint: string
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (value: string) => void
}

/** Names with commas between them. */
function ListField({ onChange, ...field }: ListFieldProps): ReactElement {
  return (
    <Field
      {...field}
      maxLength={listMax}
      autoComplete="off"
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

interface KindFieldProps {
  readonly kind: WordKind
  readonly onChange: (kind: WordKind) => void
}

function KindField({ kind, onChange }: KindFieldProps): ReactElement {
  const t = searchWordTexts.use()
  return (
    <Field name="kind" label={t.form.kind}>
      <select
        value={kind}
        onChange={(event) =>
          onChange(wordKinds.find((one) => one === event.currentTarget.value) ?? 'same')
        }
      >
        {wordKinds.map((one) => (
          <option key={one} value={one}>
            {t.kinds[one]}
          </option>
        ))}
      </select>
    </Field>
  )
}

interface SubcategoryFieldProps {
  readonly subcategories: readonly Subcategory[]
  readonly subcategory: string
  readonly error: string | undefined
  readonly onChange: (slug: string) => void
}

function SubcategoryField(props: SubcategoryFieldProps): ReactElement {
  const { subcategories, subcategory, error, onChange } = props
  const { form } = searchWordTexts.use()
  const lang = useLang()
  return (
    <Field name="subcategory" label={form.subcategory} error={error}>
      <select value={subcategory} onChange={(event) => onChange(event.currentTarget.value)}>
        <option value="">{form.choose}</option>
        {subcategories.map(({ slug, category, labels }) => (
          <option key={slug} value={slug}>
            {labelIn(lang, category)} · {labelIn(lang, labels)}
          </option>
        ))}
      </select>
    </Field>
  )
}

function namesIn(text: string): string[] {
  return text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
    .slice(0, namesMax)
}
