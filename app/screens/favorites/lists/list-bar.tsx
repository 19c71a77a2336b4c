import { useRef, type ReactElement, type SubmitEvent } from 'react'
import { favoriteSorts, type FavoriteSort } from '#contract/favorites.ts'
import { favoriteListName } from '#contract/limits.ts'
import { favoriteListCalls, type FavoriteList } from '#contract/people/favorite-lists.ts'
import { useCall } from '../../../lib/calls/use-call.ts'
import { useLink, useTexts } from '../../../lib/texts/texts.ts'
import { Button } from '../../../parts/forms/button.tsx'
import { Field } from '../../../parts/forms/field.tsx'
import { CallProblem } from '../../../parts/forms/problem-line.tsx'
import { typedIn, useRefused } from '../favorites-action.ts'
import { favoritesAddress } from '../favorites-address.ts'
import { closeDisclosure, Disclosure } from '../disclosure.tsx'
import { favoritesTexts } from '../texts.ts'
import css from './lists.module.css'

interface ListBarProps {
  readonly lists: readonly FavoriteList[]
  /** Null: all favourites are shown. */
  readonly listId: number | null
  readonly all: number
  readonly sort: FavoriteSort
}

/** Lists with their numbers, the order, and the form of a new list. */
export function ListBar({ lists, listId, all, sort }: ListBarProps): ReactElement {
  const t = favoritesTexts.use()
  const link = useLink()
  const choices = [{ id: null, name: t.all, count: all }, ...lists]
  return (
    <div className={css['bar']}>
      <nav aria-label={t.lists}>
        <ul className={css['chips']}>
          {choices.map(({ id, name, count }) => (
            <li key={id}>
              <a
                className={css['chip']}
                href={link(favoritesAddress({ listId: id, sort }))}
                aria-current={id === listId ? 'page' : undefined}
              >
                {name}
                <span className={css['count']}>
                  <span aria-hidden="true">{count}</span>
                  <span className="visually-hidden">, {t.count(count)}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <NewList />
      <nav className={css['order']} aria-label={t.sort.label}>
        <ul className={css['chips']}>
          {favoriteSorts.map((each) => (
            <li key={each}>
              <a
                className={css['sort']}
                href={link(favoritesAddress({ listId, sort: each }))}
                aria-current={each === sort ? 'page' : undefined}
              >
                {t.sort[each]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}

function NewList(): ReactElement {
  const t = favoritesTexts.use().newList
  const { refusals } = useTexts()
  const refused = useRefused('create')
  const form = useRef<HTMLFormElement>(null)
  const create = useCall(favoriteListCalls.createList, {
    success: t.done,
    reloads: true,
    refusalIn: 'screen',
    onDone: () => {
      form.current?.reset()
      closeDisclosure(form.current)
    },
  })
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    void create({ name: typedIn(new FormData(event.currentTarget), 'name') })
  }
  return (
    <Disclosure
      label={t.open}
      icon="plus"
      isOpen={refused !== null}
      onOpen={() => form.current?.querySelector('input')?.focus()}
    >
      <form ref={form} method="post" className={css['form']} onSubmit={submit}>
        <Field
          label={t.name}
          name="name"
          hint={t.example}
          error={refused ? refusals[refused.refused] : undefined}
          defaultValue={refused?.typed}
          maxLength={favoriteListName}
          pattern=".*\S.*"
          required
          autoComplete="off"
        />
        <CallProblem call={create} />
        <Button type="submit" kind="primary" name="intent" value="create" busy={create.isBusy}>
          {t.submit}
        </Button>
      </form>
    </Disclosure>
  )
}
