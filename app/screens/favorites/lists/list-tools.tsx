import { useRef, useState, type ReactElement, type SubmitEvent } from 'react'
import { useNavigate } from '../../../lib/router/index.ts'
import { favoriteListName } from '#contract/limits.ts'
import { favoriteListCalls, type FavoriteList } from '#contract/people/favorite-lists.ts'
import { useCall } from '../../../lib/calls/use-call.ts'
import { useTexts } from '../../../lib/texts/texts.ts'
import { Dialog } from '../../../parts/feedback/dialog.tsx'
import { Button } from '../../../parts/forms/button.tsx'
import { Field } from '../../../parts/forms/field.tsx'
import { CallProblem } from '../../../parts/forms/problem-line.tsx'
import { Icon } from '../../../parts/icons/icon.tsx'
import { typedIn, useRefused } from '../favorites-action.ts'
import { favoritesAddress } from '../favorites-address.ts'
import { closeDisclosure, Disclosure } from '../disclosure.tsx'
import { favoritesTexts } from '../texts.ts'
import { ShareForm } from './share-form.tsx'
import css from './lists.module.css'

/** Sharing, renaming and deleting the list that is shown. */
export function ListTools({ list }: { list: FavoriteList }): ReactElement {
  return (
    <div className={css['tools']}>
      <ShareForm list={list} />
      <RenameForm list={list} />
      <DeleteForm list={list} />
    </div>
  )
}

function RenameForm({ list }: { list: FavoriteList }): ReactElement {
  const texts = favoritesTexts.use()
  const { refusals } = useTexts()
  const t = texts.rename
  const refused = useRefused('rename', String(list.id))
  const form = useRef<HTMLFormElement>(null)
  const rename = useCall(favoriteListCalls.renameList, {
    success: t.done,
    reloads: true,
    refusalIn: 'screen',
    onDone: () => closeDisclosure(form.current),
  })
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    void rename({ listId: list.id, name: typedIn(new FormData(event.currentTarget), 'name') })
  }
  return (
    <Disclosure label={t.open} about={list.name} icon="pencil" isOpen={refused !== null}>
      <form ref={form} method="post" className={css['form']} onSubmit={submit}>
        <input type="hidden" name="subject" value={list.id} />
        <Field
          key={list.name}
          label={texts.newList.name}
          name="name"
          error={refused ? refusals[refused.refused] : undefined}
          defaultValue={refused?.typed ?? list.name}
          maxLength={favoriteListName}
          pattern=".*\S.*"
          required
          autoComplete="off"
        />
        <CallProblem call={rename} />
        <Button type="submit" kind="primary" name="intent" value="rename" busy={rename.isBusy}>
          {t.submit}
        </Button>
      </form>
    </Disclosure>
  )
}

function DeleteForm({ list }: { list: FavoriteList }): ReactElement {
  const t = favoritesTexts.use().remove
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const remove = useCall(favoriteListCalls.deleteList, {
    success: t.done,
    onDone: () => navigate(favoritesAddress({})),
  })
  const ask = (event: SubmitEvent): void => {
    event.preventDefault()
    setAsking(true)
  }
  const close = (): void => setAsking(false)
  return (
    <>
      <form method="post" onSubmit={ask}>
        <input type="hidden" name="subject" value={list.id} />
        <Button type="submit" name="intent" value="deleteList">
          <Icon name="trash-2" size={18} />
          {t.open}
        </Button>
      </form>
      <Dialog open={isAsking} onClose={close} title={t.title}>
        <p>{t.text(list.name)}</p>
        <div className={css['answers']}>
          <Button onPress={close}>{t.no}</Button>
          <Button
            kind="danger"
            busy={remove.isBusy}
            onPress={() => void remove({ listId: list.id })}
          >
            {t.yes}
          </Button>
        </div>
      </Dialog>
    </>
  )
}
