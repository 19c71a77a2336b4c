import { useRef, type ReactElement, type SubmitEvent } from 'react'
import { favoriteListCalls, type FavoriteList } from '#contract/people/favorite-lists.ts'
import { useCall } from '../../../lib/calls/use-call.ts'
import { useTexts } from '../../../lib/texts/texts.ts'
import { Button } from '../../../parts/forms/button.tsx'
import { CallProblem, ProblemLine } from '../../../parts/forms/problem-line.tsx'
import { chosenLists, useRefused } from '../favorites-action.ts'
import { favoritesTexts } from '../texts.ts'
import { closeDisclosure, Disclosure } from '../disclosure.tsx'
import type { ShownFavorite } from './shown-favorite.ts'
import css from './favorite-item.module.css'

interface ListsFormProps {
  readonly item: ShownFavorite
  readonly title: string
  readonly lists: readonly FavoriteList[]
}

/** The lists that a favourite is in. */
export function ListsForm({ item, title, lists }: ListsFormProps): ReactElement {
  const t = favoritesTexts.use().inLists
  const { refusals } = useTexts()
  const { advertId, listIds } = item
  const refused = useRefused('lists', advertId)
  const form = useRef<HTMLFormElement>(null)
  const save = useCall(favoriteListCalls.setListsOfFavorite, {
    success: t.done,
    reloads: true,
    refusalIn: 'screen',
    onDone: () => closeDisclosure(form.current),
  })
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    void save({ advertId, listIds: chosenLists(new FormData(event.currentTarget)) })
  }
  return (
    <Disclosure
      label={t.open}
      about={title}
      icon="list"
      isCompact
      count={listIds.length}
      isOpen={refused !== null}
    >
      {lists.length === 0 ? (
        <p className={css['muted']}>{t.none}</p>
      ) : (
        <form
          ref={form}
          method="post"
          className={css['form']}
          aria-label={t.of(title)}
          onSubmit={submit}
        >
          <input type="hidden" name="subject" value={advertId} />
          <fieldset key={listIds.join()} className={css['choices']}>
            <legend>{t.legend}</legend>
            {lists.map(({ id, name }) => (
              <label key={id} className={css['tick']}>
                <input
                  type="checkbox"
                  name="listIds"
                  value={id}
                  defaultChecked={listIds.includes(id)}
                />
                {name}
              </label>
            ))}
          </fieldset>
          {refused && <ProblemLine text={refusals[refused.refused]} />}
          <CallProblem call={save} />
          <Button type="submit" kind="primary" name="intent" value="lists" busy={save.isBusy}>
            {t.submit}
          </Button>
        </form>
      )}
    </Disclosure>
  )
}
