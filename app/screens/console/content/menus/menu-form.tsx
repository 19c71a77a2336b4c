import { useEffect, useState, type ReactElement } from 'react'
import { languages } from '#contract/languages.ts'
import {
  articleLengths,
  bannerLinkMax,
  menuEntriesMax,
} from '#contract/rules/content/editor-limits.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import {
  menuEditorCalls,
  type EditedMenu,
  type MenuEntry,
  type SiteMenu,
} from '#contract/staff/content/menus.ts'
import { labelIn, useLang, useTexts } from '../../../../lib/texts/texts.ts'
import { Button } from '../../../../parts/forms/button.tsx'
import { Field } from '../../../../parts/forms/field.tsx'
import { Icon } from '../../../../parts/icons/icon.tsx'
import list from '../../frame/list.module.css'
import { Meanwhile, SaveBar } from '../parts/editing-frame.tsx'
import editing from '../parts/editing.module.css'
import { useEditing } from '../parts/use-editing.ts'
import { editingTexts, menuEditorTexts } from '../texts.ts'
import css from './menus.module.css'

const fields = Array.from({ length: menuEntriesMax }, (_, at) =>
  ['href', ...languages].map((name) => `entries.${at}.${name}`),
).flat()

interface MenuFormProps {
  readonly menu: EditedMenu
  /** Articles in no menu. */
  readonly articles: readonly MenuEntry[]
  readonly onDirty: (menu: SiteMenu, isDirty: boolean) => void
}

/** A menu as it is typed. */
export function MenuForm({ menu, articles, onDirty }: MenuFormProps): ReactElement {
  const t = menuEditorTexts.use()
  const { saved } = editingTexts.use()
  const [entries, setEntries] = useState(menu.entries)
  const isDirty = JSON.stringify(entries) !== JSON.stringify(menu.entries)
  const { menu: name } = menu
  useEffect(() => onDirty(name, isDirty), [onDirty, name, isDirty])
  const { save, revision, isStale, errors, accept } = useEditing(menuEditorCalls.saveMenu, {
    ...{ success: saved, revision: menu.revision, fields },
  })
  const move = (from: number, to: number): void => {
    const moved = entries.toSpliced(from, 1)
    const entry = entries[from]
    if (entry) setEntries(moved.toSpliced(to, 0, entry))
  }
  const title = t.menus[menu.menu]
  return (
    <section className={css['menu']} aria-label={title} data-menu={menu.menu}>
      <h2>{title}</h2>
      {menu.menu === 'information' && <p className={list['muted']}>{t.pricing}</p>}
      {isStale && (
        <Meanwhile
          changes={[{ label: title, before: linesOf(menu.entries), after: linesOf(entries) }]}
          onTake={() => {
            setEntries(menu.entries)
            accept()
          }}
        />
      )}
      <form
        className={editing['form']}
        onSubmit={(event) => {
          event.preventDefault()
          void save({ menu: menu.menu, revision, entries })
        }}
      >
        {entries.length === 0 ? (
          <p className={list['muted']}>{t.empty}</p>
        ) : (
          <ol className={list['list']}>
            {entries.map((entry, at) => (
              <EntryLine
                // oxlint-disable-next-line react/no-array-index-key -- links have no names before they are typed
                key={entry.slug || at}
                entry={entry}
                errorOf={(field) => errors[`entries.${at}.${field}`]}
                onChange={(changed) => setEntries(entries.with(at, { ...entry, ...changed }))}
                onUp={at > 0 ? () => move(at, at - 1) : undefined}
                onDown={at < entries.length - 1 ? () => move(at, at + 1) : undefined}
                onRemove={() => setEntries(entries.toSpliced(at, 1))}
              />
            ))}
          </ol>
        )}
        <SaveBar isBusy={save.isBusy} isStale={isStale}>
          <Button onPress={() => setEntries([...entries, emptyLink])}>{t.addLink}</Button>
          {menu.menu !== 'header' && (
            <AddArticle
              articles={articles.filter(({ slug }) => !entries.some((one) => one.slug === slug))}
              onAdd={(entry) => setEntries([...entries, entry])}
            />
          )}
        </SaveBar>
      </form>
    </section>
  )
}

const emptyLink: MenuEntry = { slug: '', href: '', labels: { ro: '', ru: '', en: '' } }

interface AddArticleProps {
  readonly articles: readonly MenuEntry[]
  readonly onAdd: (entry: MenuEntry) => void
}

function AddArticle({ articles, onAdd }: AddArticleProps): ReactElement | null {
  const t = menuEditorTexts.use()
  const lang = useLang()
  if (articles.length === 0) return null
  return (
    <select
      className={css['add']}
      aria-label={t.addArticle}
      value=""
      onChange={({ currentTarget }) => {
        const entry = articles.find(({ slug }) => slug === currentTarget.value)
        if (entry) onAdd(entry)
      }}
    >
      <option value="">{t.addArticle}…</option>
      {articles.map(({ slug, labels }) => (
        <option key={slug} value={slug}>
          {labelIn(lang, labels)}
        </option>
      ))}
    </select>
  )
}

interface EntryLineProps {
  readonly entry: MenuEntry
  readonly errorOf: (name: string) => RefusalCode | undefined
  readonly onChange: (changed: Partial<MenuEntry>) => void
  readonly onUp: (() => void) | undefined
  readonly onDown: (() => void) | undefined
  readonly onRemove: () => void
}

function EntryLine({ entry, errorOf, onChange, ...moves }: EntryLineProps): ReactElement {
  const t = menuEditorTexts.use()
  const lang = useLang()
  const { refusals } = useTexts()
  const { slug, href, labels } = entry
  const textOf = (name: string): string | undefined => {
    const code = errorOf(name)
    return code && refusals[code]
  }
  const name = labelIn(lang, labels) || href
  return (
    <li className={list['line']}>
      {slug ? (
        <span className={list['grow']}>
          {name}{' '}
          <span className={list['muted']}>
            {t.article} · /{slug}
          </span>
        </span>
      ) : (
        <span className={`${list['grow']} ${css['link']}`}>
          <Field
            label={t.address}
            name="href"
            value={href}
            error={textOf('href')}
            maxLength={bannerLinkMax}
            autoCapitalize="none"
            onChange={({ currentTarget }) => onChange({ href: currentTarget.value.trim() })}
          />
          {languages.map((one) => (
            <Field
              key={one}
              label={t.labels[one]}
              name={one}
              value={labels[one]}
              error={textOf(one)}
              maxLength={articleLengths.label}
              onChange={({ currentTarget }) =>
                onChange({ labels: { ...labels, [one]: currentTarget.value } })
              }
            />
          ))}
        </span>
      )}
      <span className={css['moves']}>
        <button
          type="button"
          aria-label={`${t.up}: ${name}`}
          disabled={!moves.onUp}
          onClick={moves.onUp}
        >
          <Icon name="chevron-up" size={16} />
        </button>
        <button
          type="button"
          aria-label={`${t.down}: ${name}`}
          disabled={!moves.onDown}
          onClick={moves.onDown}
        >
          <Icon name="chevron-down" size={16} />
        </button>
        <button type="button" aria-label={`${t.remove}: ${name}`} onClick={moves.onRemove}>
          <Icon name="x" size={16} />
        </button>
      </span>
    </li>
  )
}

function linesOf(entries: readonly MenuEntry[]): string {
  return entries
    .map(({ slug, href, labels }) => slug || `${href} (${Object.values(labels).join(' / ')})`)
    .join('\n')
}
