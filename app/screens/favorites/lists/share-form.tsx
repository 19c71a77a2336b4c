import type { ReactElement, SubmitEvent } from 'react'
import { favoriteListCalls, type FavoriteList } from '#contract/people/favorite-lists.ts'
import { toast } from '../../../lib/browser/toasts.ts'
import { useCall } from '../../../lib/calls/use-call.ts'
import { useTexts } from '../../../lib/texts/texts.ts'
import { Button } from '../../../parts/forms/button.tsx'
import { Field } from '../../../parts/forms/field.tsx'
import { CallProblem, ProblemLine } from '../../../parts/forms/problem-line.tsx'
import { Icon } from '../../../parts/icons/icon.tsx'
import { useRefused } from '../favorites-action.ts'
import { Disclosure } from '../disclosure.tsx'
import { favoritesTexts } from '../texts.ts'
import css from './lists.module.css'

/** Makes the public link of a list, shows it to its owner, and revokes it. */
export function ShareForm({ list }: { list: FavoriteList }): ReactElement {
  const t = favoritesTexts.use().share
  const { refusals } = useTexts()
  const { id, link, showsOwner } = list
  const refused = useRefused('share', String(id))
  const share = useCall(favoriteListCalls.shareList, {
    success: link ? t.saved : t.made,
    reloads: true,
    refusalIn: 'screen',
  })
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    void share({ listId: id, showsOwner: new FormData(event.currentTarget).has('showsOwner') })
  }
  return (
    <Disclosure label={t.open} icon="share-2" isOpen={refused !== null}>
      <p className={css['muted']}>{t.text}</p>
      {link && <SharedLink link={link} />}
      <form method="post" className={css['form']} onSubmit={submit}>
        <input type="hidden" name="subject" value={id} />
        <label className={css['tick']}>
          <input type="checkbox" name="showsOwner" defaultChecked={showsOwner} />
          {t.showsOwner}
        </label>
        {refused && <ProblemLine text={refusals[refused.refused]} />}
        <CallProblem call={share} />
        <Button
          type="submit"
          kind={link ? 'quiet' : 'primary'}
          name="intent"
          value="share"
          busy={share.isBusy}
        >
          {link ? t.save : t.make}
        </Button>
      </form>
      {link && <RevokeForm listId={id} />}
    </Disclosure>
  )
}

function SharedLink({ link }: { link: string }): ReactElement {
  const t = favoritesTexts.use().share
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link)
      toast(t.copied, 'success')
    } catch {
      toast(t.notCopied, 'danger')
    }
  }
  return (
    <div className={css['link']}>
      <Field
        label={t.link}
        name="link"
        value={link}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Button className="needs-script" onPress={() => void copy()}>
        <Icon name="copy" size={18} />
        {t.copy}
      </Button>
    </div>
  )
}

function RevokeForm({ listId }: { listId: number }): ReactElement {
  const t = favoritesTexts.use().share
  const revoke = useCall(favoriteListCalls.revokeLink, {
    success: t.revoked,
    reloads: true,
    refusalIn: 'screen',
  })
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    void revoke({ listId })
  }
  return (
    <form method="post" className={css['form']} onSubmit={submit}>
      <input type="hidden" name="subject" value={listId} />
      <p className={css['muted']}>{t.revokeText}</p>
      <CallProblem call={revoke} />
      <Button type="submit" name="intent" value="revoke" busy={revoke.isBusy}>
        <Icon name="ban" size={18} />
        {t.revoke}
      </Button>
    </form>
  )
}
