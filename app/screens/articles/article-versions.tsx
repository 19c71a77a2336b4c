import type { ReactElement } from 'react'
import { formatDate } from '../../lib/texts/format.ts'
import { useLang, useLink } from '../../lib/texts/texts.ts'
import css from './article.module.css'
import { articleTexts } from '../content/texts.ts'

interface Version {
  readonly version: number
  readonly changedAt: string
}

/** When the page was changed, with the way to what it said before. */
export function ChangedAt({
  path,
  changedAt,
  hasVersions,
}: {
  /** Of the page, without the language. */
  path: string
  changedAt: string
  hasVersions: boolean
}): ReactElement {
  const t = articleTexts.use()
  const lang = useLang()
  const link = useLink()
  return (
    <p className={css['changed']}>
      <time dateTime={changedAt}>{t.changed(formatDate(lang, changedAt))}</time>
      {hasVersions && (
        <>
          {' · '}
          <a href={link(`${path}?version=1`)}>{t.versions.link}</a>
        </>
      )}
    </p>
  )
}

interface VersionsProps {
  readonly path: string
  readonly shown: Version
  /** All that there are, newest first. */
  readonly versions: readonly Version[]
}

/** Above the text of a version: which one it is. */
export function VersionNote({ path, shown, versions }: VersionsProps): ReactElement | null {
  const t = articleTexts.use().versions
  const lang = useLang()
  const link = useLink()
  if (versions[0]?.version === shown.version) return null
  return (
    <p className={css['old']} role="note">
      {t.old(formatDate(lang, shown.changedAt))} <a href={link(path)}>{t.toCurrent}</a>
    </p>
  )
}

/** Below the text of a version: all the others. */
export function VersionList({ path, shown, versions }: VersionsProps): ReactElement {
  const t = articleTexts.use().versions
  const lang = useLang()
  const link = useLink()
  return (
    <nav className={css['versions']} aria-labelledby="versions">
      <h2 id="versions">{t.title}</h2>
      <ul>
        {versions.map(({ version, changedAt }, index) => {
          const name = t.of(version, formatDate(lang, changedAt))
          return (
            <li key={version}>
              <a
                href={link(index === 0 ? path : `${path}?version=${version}`)}
                aria-current={version === shown.version ? 'page' : undefined}
              >
                {index === 0 ? `${name} (${t.current})` : name}
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
