import type { ReactElement } from 'react'
import { auditCalls, type AuditLine } from '#contract/staff/audit.ts'
import { priceEditorCalls } from '#contract/staff/content/prices.ts'
import type { Product } from '#contract/billing/billing.ts'
import { productName } from '#i18n/product-name.ts'
import type { Head } from '../../../lib/calls/screen.ts'
import { categoryName, categoryTree } from '../../../lib/filters/category-tree.ts'
import { formatDate, formatTime } from '../../../lib/texts/format.ts'
import { useLang, useLink, useTexts } from '../../../lib/texts/texts.ts'
import { staffLoader, useStaffLoaded } from '../frame/console-context.ts'
import list from '../frame/list.module.css'
import { productsTexts } from '../../billing/texts.ts'
import { auditTexts, consoleTexts } from '../texts.ts'
import { AuditFilters } from './audit-filters.tsx'
import { auditWords, slugsIn } from './audit-words.ts'
import { changeText } from './change-text.ts'
import { auditAddress, filterFrom } from './audit-filter.ts'
import css from './audit.module.css'

export const texts = [consoleTexts, auditTexts, productsTexts]

export const head: Head = ({ lang }) => auditTexts.of(lang).head

export const loader = staffLoader(async ({ call, query, lang }) => {
  const filter = filterFrom(query)
  const before = query.get('before')
  const page = await call(auditCalls.listAudit, { ...filter, ...(before && { before }) })
  const hasPrices = page.lines.some(({ subject }) => subject.kind === 'price')
  const { products } = hasPrices ? await call(priceEditorCalls.listPrices, {}) : { products: [] }
  const named = slugsIn(page.lines)
  const categories = named.length > 0 ? await categoryTree(call) : []
  const subcategories = Object.fromEntries(
    named.map((slug) => [slug, categoryName(categories, slug, lang) ?? slug]),
  )
  return { ...page, products, subcategories, filter, isFirst: before === null }
})

/** Acts of staff, newest first, with filters. */
export function Component(): ReactElement {
  const { lines, products, subcategories, hasMore, filter, isFirst } =
    useStaffLoaded<typeof loader>()
  const t = auditTexts.use()
  const { common } = consoleTexts.use()
  const link = useLink()
  const last = lines.at(-1)
  return (
    <>
      <h1 className={list['title']}>{t.title}</h1>
      <p className={list['about']}>{t.about}</p>
      <AuditFilters key={JSON.stringify(filter)} filter={filter} />
      {lines.length === 0 ? (
        <p>{common.none}</p>
      ) : (
        <AuditTable {...{ lines, products, subcategories }} />
      )}
      <p className={css['pages']}>
        {!isFirst && <a href={link(auditAddress(filter))}>{t.newest}</a>}
        {hasMore && last && <a href={link(auditAddress(filter, last.id))}>{t.more}</a>}
      </p>
    </>
  )
}

interface AuditTableProps {
  readonly lines: readonly AuditLine[]
  /** What the price list may have, to name it. */
  readonly products: readonly Product[]
  /** Names of subcategories by slug. */
  readonly subcategories: Readonly<Record<string, string>>
}

function AuditTable({ lines, ...names }: AuditTableProps): ReactElement {
  const { columns, title } = auditTexts.use()
  return (
    <div className={css['scroll']} tabIndex={0} role="region" aria-label={title}>
      <table className={css['table']}>
        <thead>
          <tr>
            {Object.entries(columns).map(([name, label]) => (
              <th key={name} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Line key={line.id} line={line} {...names} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface LineProps extends Omit<AuditTableProps, 'lines'> {
  readonly line: AuditLine
}

function Line({ line, products, subcategories }: LineProps): ReactElement {
  const t = auditTexts.use()
  const { common, roles } = consoleTexts.use()
  const { refusals } = useTexts()
  const lang = useLang()
  const { id, at, staff, act, subject, before, after, reason } = line
  const acts: Readonly<Record<string, string>> = t.acts
  const words = auditWords({ lang, audit: t, roles, refusals, subcategories })
  return (
    <tr data-act={act} data-line={id}>
      <td>
        <time dateTime={at}>
          {formatDate(lang, at)}, {formatTime(at)}
        </time>
      </td>
      <td>{staff ? `@${staff}` : common.operator}</td>
      <td>{acts[act] ?? act}</td>
      <td>
        <Subject subject={subject} products={products} />
      </td>
      <td className={css['change']}>{changeText(before, after, words)}</td>
      <td className={css['reason']}>{reason}</td>
    </tr>
  )
}

interface SubjectProps extends Pick<AuditTableProps, 'products'>, Pick<AuditLine, 'subject'> {}

function Subject({ subject: { kind, id }, products }: SubjectProps): ReactElement {
  const { subjects } = auditTexts.use()
  const names = productsTexts.use()
  const link = useLink()
  const known: Readonly<Record<string, string>> = subjects
  const label = known[kind] ?? kind
  const product = products.find(({ code }) => kind === 'price' && code === id)
  if (product) return <>{`${label}: ${productName(names, product)}`}</>
  const name = `${label} ${id === '0' ? '' : id}`
  const isPerson = kind === 'person' || kind === 'staff'
  return isPerson ? <a href={link(`/admin/people/${id}`)}>{name}</a> : <>{name}</>
}
