import { useEffect, useEffectEvent, useState, type MouseEvent, type ReactElement } from 'react'
import { useLocation } from '../../../lib/router/index.ts'
import type { Lang } from '#contract/languages.ts'
import { postCall } from '../../../lib/calls/calls.ts'
import { useLayoutData } from '../../../lib/lists/favorites/favorites.ts'
import { saveIntent, takeIntent } from '../../../lib/session/intents.ts'
import { savedSearchesTexts } from '../texts.ts'
import { useLang, useLink, useTexts } from '../../../lib/texts/texts.ts'
import { useAwaited } from '../../../lib/browser/waiting.ts'
import { ButtonLink } from '../../../parts/forms/button.tsx'
import { Icon } from '../../../parts/icons/icon.tsx'
import type { Listing } from '../../search/list/listing.ts'
import { savedAddress } from '../saved-address.ts'
import { isSavedBy, useIsSaved } from '../saved-addresses.ts'
import css from './save-search.module.css'

type Opened = Awaited<ReturnType<typeof loadDialog>>

/**
 * Saves the current list in a dialog, after a login if needed. Without JavaScript a link to the same form on its own
 * page. A saved list links to the saved searches. Nothing to who acts for a company: searches are a person's own.
 */
export function SaveSearch({ listing }: { listing: Listing }): ReactElement | null {
  const t = useTexts()
  const link = useLink()
  const { pathname } = useLocation()
  const me = useLayoutData()?.me ?? null
  const address = savedAddress(pathname, listing.filters)
  const userId = me?.acting ? undefined : me?.id
  const isSaved = useIsSaved(userId, address)
  const { opened, open, close } = useSaveDialog(listing)
  useSaveIntent(userId, address, () => void open())
  if (me?.acting) return null

  const form = `/my-searches?save=${encodeURIComponent(address)}`
  const onClick = (event: MouseEvent): void => {
    if (!me) saveIntent({ kind: 'save-search', subject: address })
    if (!me || isSaved || isElsewhere(event)) return
    event.preventDefault()
    void open()
  }
  return (
    <>
      <ButtonLink
        className={css['save']}
        href={link(hrefOf(form, me !== null, isSaved))}
        data-opens={me ? undefined : 'login'}
        data-saved={isSaved}
        aria-haspopup={isSaved ? undefined : 'dialog'}
        rel="nofollow"
        onClick={onClick}
      >
        <Icon name={isSaved ? 'check' : 'bookmark'} size={18} />
        <span>{isSaved ? t.search.save.saved : t.search.save.save}</span>
      </ButtonLink>
      {me && opened && (
        <opened.SaveDialog
          me={me}
          address={address}
          name={opened.name}
          isOpen={opened.isOpen}
          onClose={close}
        />
      )}
    </>
  )
}

function hrefOf(form: string, isLoggedIn: boolean, isSaved: boolean): string {
  if (isSaved) return '/my-searches'
  return isLoggedIn ? form : `/login?next=${encodeURIComponent(form)}`
}

/** Whether the press opens another tab or window. */
function isElsewhere({ metaKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey
}

/** Loads the dialog on demand, since most lists are never saved. */
function useSaveDialog(listing: Listing) {
  const lang = useLang()
  const awaited = useAwaited()
  const [opened, setOpened] = useState<(Opened & { readonly isOpen: boolean }) | null>(null)
  const open = async (): Promise<void> => {
    const loaded = await awaited(loadDialog(lang, listing))
    if (loaded) setOpened({ ...loaded, isOpen: true })
  }
  const close = (): void => setOpened((was) => was && { ...was, isOpen: false })
  return { opened, open, close }
}

async function loadDialog(lang: Lang, listing: Listing) {
  const [{ SaveDialog }, name] = await Promise.all([
    import('./save-dialog.tsx'),
    import('./proposed-name.ts').then((module) =>
      module.proposedName({ call: postCall, lang }, listing),
    ),
    savedSearchesTexts.ready(),
  ])
  return { SaveDialog, name }
}

/** Continues saving this list once after the required login; not when it is saved already. */
function useSaveIntent(userId: string | undefined, address: string, onIntent: () => void): void {
  const goOn = useEffectEvent(onIntent)
  useEffect(() => {
    if (userId === undefined || takeIntent('save-search', address) === null) return
    isSavedBy(userId, address).then(
      (isSaved) => !isSaved && goOn(),
      () => goOn(),
    )
  }, [userId, address])
}
