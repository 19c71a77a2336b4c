import { useState, type ReactElement } from 'react'
import { plainText } from '#contract/rules/text/fold.ts'
import { Button } from '../../../../../parts/forms/button.tsx'
import { Field } from '../../../../../parts/forms/field.tsx'
import { moderationTexts } from '../../texts.ts'
import css from './panels.module.css'

interface MovePanelProps {
  readonly subcategories: readonly { readonly slug: string; readonly name: string }[]
  readonly onChoose: (slug: string) => void
  readonly onClose: () => void
}

const shown = 8

/** Finds a subcategory by parts of its name; Enter takes the first. */
export function MovePanel({ subcategories, onChoose, onClose }: MovePanelProps): ReactElement {
  const { panel } = moderationTexts.use()
  const [typed, setTyped] = useState('')
  const words = plainText(typed).split(' ').filter(Boolean)
  const found =
    words.length === 0
      ? []
      : subcategories
          .filter(({ name }) => words.every((word) => plainText(name).includes(word)))
          .slice(0, shown)
  return (
    <form
      className={css['form']}
      onSubmit={(event) => {
        event.preventDefault()
        const [first] = found
        if (first) onChoose(first.slug)
      }}
    >
      <Field
        label={panel.move}
        name="subcategory"
        hint={panel.moveHint}
        autoComplete="off"
        maxLength={80}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <ul className={css['choices']}>
        {found.map(({ slug, name }) => (
          <li key={slug}>
            <Button onPress={() => onChoose(slug)}>{name}</Button>
          </li>
        ))}
      </ul>
      <div className={css['answers']}>
        <Button onPress={onClose}>{panel.cancel}</Button>
      </div>
    </form>
  )
}
