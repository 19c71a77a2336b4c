import type { ReactElement } from 'react'
import type { CaseContent, ModerationCase } from '#contract/staff/moderation.ts'
import { languages } from '#contract/languages.ts'
import { thumbnail } from '../../../../../lib/browser/images.ts'
import { formatDate, formatPrice } from '../../../../../lib/texts/format.ts'
import { labelIn, useLang, useTexts } from '../../../../../lib/texts/texts.ts'
import { moderationTexts } from '../../texts.ts'
import { wordDiff, type WordRun } from './word-diff.ts'
import css from './case.module.css'

type Advert = NonNullable<ModerationCase['advert']>

interface ChangesProps {
  readonly before: NonNullable<Advert['before']>
  readonly after: CaseContent
}

/** What an owner has changed, before and after side by side: words and photos. */
export function Changes({ before, after }: ChangesProps): ReactElement {
  const t = moderationTexts.use()
  const lang = useLang()
  const day = formatDate(lang, before.savedAt)
  const lines = useLines(before, after)
  return (
    <section aria-labelledby="changes">
      <h2 id="changes" className={css['heading']}>
        {t.work.changed}
      </h2>
      <div className={css['sides']}>
        <p className={css['sideName']}>
          {before.kind === 'approved' ? t.work.approvedVersion(day) : t.work.refusedVersion(day)}
        </p>
        <p className={css['sideName']}>{t.work.now}</p>
        {lines.map(({ label, runs }) => (
          <Pair key={label} label={label} runs={runs} />
        ))}
        <Photos images={before.images} others={after.images} kind="removed" />
        <Photos images={after.images} others={before.images} kind="added" />
      </div>
    </section>
  )
}

interface Line {
  readonly label: string
  readonly runs: readonly WordRun[]
}

/** The fields that differ. */
function useLines(before: CaseContent, after: CaseContent): Line[] {
  const { fields } = moderationTexts.use()
  const lang = useLang()
  const texts = useTexts()
  const attributesOf = ({ attributes }: CaseContent): string =>
    attributes
      .map(({ label, value }) => `${labelIn(lang, label)}: ${labelIn(lang, value)}`)
      .join('\n')
  const priceOf = ({ price, currency }: CaseContent): string =>
    formatPrice(lang, price, currency, texts)
  const categoryOf = ({ subcategory }: CaseContent): string =>
    subcategory ? labelIn(lang, subcategory) : ''
  const pairs: [string, string, string][] = [
    ...languages.flatMap((one) =>
      (['title', 'description'] as const).map((name): [string, string, string] => [
        `${fields[name]} (${one})`,
        before.texts[one]?.[name] ?? '',
        after.texts[one]?.[name] ?? '',
      ]),
    ),
    [fields.price, priceOf(before), priceOf(after)],
    [fields.subcategory, categoryOf(before), categoryOf(after)],
    [fields.attributes, attributesOf(before), attributesOf(after)],
  ]
  return pairs
    .filter(([, was, is]) => was !== is)
    .map(([label, was, is]) => ({ label, runs: wordDiff(was, is) }))
}

function Pair({ label, runs }: Line): ReactElement {
  return (
    <>
      <p className={css['field']}>{label}</p>
      <p className={css['side']}>
        {runs
          .filter(({ kind }) => kind !== 'added')
          .map(({ kind, text }, at) =>
            // oxlint-disable-next-line react/no-array-index-key -- runs have no names and never move
            kind === 'removed' ? <del key={at}>{text}</del> : <span key={at}>{text}</span>,
          )}
      </p>
      <p className={css['side']}>
        {runs
          .filter(({ kind }) => kind !== 'removed')
          .map(({ kind, text }, at) =>
            // oxlint-disable-next-line react/no-array-index-key -- runs have no names and never move
            kind === 'added' ? <ins key={at}>{text}</ins> : <span key={at}>{text}</span>,
          )}
      </p>
    </>
  )
}

interface PhotosProps {
  readonly images: readonly string[]
  readonly others: readonly string[]
  readonly kind: 'removed' | 'added'
}

function Photos({ images, others, kind }: PhotosProps): ReactElement {
  const { work } = moderationTexts.use()
  return (
    <ul className={css['thumbs']}>
      {images.map((name) => {
        const isOther = !others.includes(name)
        return (
          <li key={name} className={css['thumb']} data-change={isOther ? kind : undefined}>
            <img src={thumbnail(name)} alt={isOther ? work[kind] : ''} loading="lazy" />
            {isOther && <span>{work[kind]}</span>}
          </li>
        )
      })}
    </ul>
  )
}
