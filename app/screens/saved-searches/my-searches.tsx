import { useRef, useState, type ReactElement } from 'react'
import { Form, useActionData, useNavigation } from '../../lib/router/index.ts'
import { savedSearchCalls } from '#contract/saved-searches.ts'
import { categoryTree } from '../../lib/filters/category-tree.ts'
import { filtersTexts } from '../search/texts.ts'
import { placesOf } from '../../lib/filters/places.ts'
import { savedSearchesTexts } from './texts.ts'
import { screenLoader, useLoaded, type Head, type ScreenVisit } from '../../lib/calls/screen.ts'
import { useLink, useTexts } from '../../lib/texts/texts.ts'
import { Button, ButtonLink } from '../../parts/forms/button.tsx'
import { EmptyState } from '../../parts/feedback/empty.tsx'
import { ProblemLine } from '../../parts/forms/problem-line.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { proposedName } from './save/proposed-name.ts'
import { SaveFields } from './save/save-fields.tsx'
import { savedList } from './saved-address.ts'
import { SavedItem } from './saved-item.tsx'
import { savedLine, type SavedLine } from './saved-line.ts'
import { searchAction, type Refused } from './search-action.ts'
import { useSearches } from './use-searches.ts'
import css from './saved-searches.module.css'

export const texts = [savedSearchesTexts, filtersTexts]

export const head: Head = ({ lang }) => savedSearchesTexts.of(lang).head

export const action = searchAction

export const loader = screenLoader(async (visit) => {
  const [{ items }, categories, proposal] = await Promise.all([
    visit.call(savedSearchCalls.listSearches, {}),
    categoryTree(visit.call),
    proposalOf(visit),
  ])
  const lines = await Promise.all(items.map((search) => savedLine(visit, categories, search)))
  return { lines, proposal, hasEmail: Boolean(visit.me?.email) }
})

/** The list to be saved without JavaScript. */
async function proposalOf(visit: ScreenVisit): Promise<{ address: string; name: string } | null> {
  const address = visit.query.get('save') ?? ''
  const list = savedList(address)
  if (!list) return null
  const chosen = await placesOf(visit.call, list.filters.l, visit.lang)
  return { address, name: await proposedName(visit, { ...list, chosen }) }
}

/** Saved searches with their mail frequency. */
export function Component(): ReactElement {
  const { lines } = useLoaded<typeof loader>()
  const t = savedSearchesTexts.use()
  const searches = useSearches()
  const [toDelete, setToDelete] = useState<SavedLine | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <div className={css['page']}>
      <h1 ref={heading} tabIndex={-1} className={css['heading']}>
        {t.title}
      </h1>
      <SaveForm />
      {lines.length === 0 ? (
        <NothingSaved />
      ) : (
        <ul className={css['list']}>
          {lines.map((line) => (
            <SavedItem
              key={line.id}
              line={line}
              searches={searches}
              onDelete={() => setToDelete(line)}
            />
          ))}
        </ul>
      )}
      <DeleteDialog
        line={toDelete}
        searches={searches}
        onClose={() => setToDelete(null)}
        // The focused button was removed with its search.
        onDone={() => heading.current?.focus()}
      />
    </div>
  )
}

function SaveForm(): ReactElement | null {
  const { proposal, hasEmail } = useLoaded<typeof loader>()
  const refused = useActionData<Refused>()?.refused
  const t = savedSearchesTexts.use().form
  const { refusals } = useTexts()
  const isBusy = useNavigation().state !== 'idle'
  if (!proposal) return refused ? <ProblemLine text={refusals[refused]} /> : null
  const isUnnamed = refused === 'field_required'
  return (
    <section className={css['new']} aria-labelledby="save-search">
      <h2 id="save-search">{t.title}</h2>
      <Form method="post" replace className={css['form']}>
        <p>{t.text}</p>
        <input type="hidden" name="address" value={proposal.address} />
        <SaveFields
          name={proposal.name || t.unnamed}
          hasEmail={hasEmail}
          nameError={isUnnamed ? refusals[refused] : undefined}
        />
        {refused && !isUnnamed && <ProblemLine text={refusals[refused]} />}
        <Button type="submit" kind="primary" name="intent" value="save" busy={isBusy}>
          {t.submit}
        </Button>
      </Form>
    </section>
  )
}

function NothingSaved(): ReactElement {
  const t = savedSearchesTexts.use().empty
  const link = useLink()
  return (
    <EmptyState icon="bookmark" title={t.title}>
      <p>{t.text}</p>
      <ButtonLink kind="primary" href={link('/search')}>
        {t.browse}
      </ButtonLink>
    </EmptyState>
  )
}
