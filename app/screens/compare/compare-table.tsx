import type { ReactElement, ReactNode } from 'react'
import { routes } from '../../lib/browser/addresses.ts'
import { noPhoto, thumbnail } from '../../lib/browser/images.ts'
import { useApproximate } from '../../lib/rates/chosen-currency.ts'
import { formatPrice } from '../../lib/texts/format.ts'
import { priceText } from '../../lib/texts/price-text.ts'
import { useLink, useTexts } from '../../lib/texts/texts.ts'
import { approximatePrice } from '../../parts/cards/approximate-price.tsx'
import { Icon } from '../../parts/icons/icon.tsx'
import { RatingLine } from '../../parts/reviews/rating-line.tsx'
import { comparisonTexts } from './texts.ts'
import { comparisonAddress } from '../../parts/compare/comparison-address.ts'
import type { ComparedAdvert, ComparedRow } from './comparison.ts'
import css from './compare.module.css'

interface CompareTableProps {
  readonly adverts: readonly ComparedAdvert[]
  readonly rows: readonly ComparedRow[]
  /** Leaves out the rows in which all adverts are the same. */
  readonly onlyDifferences: boolean
}

/** Adverts as columns; scrolls sideways where they do not fit, and its first column stays. */
export function CompareTable(props: CompareTableProps): ReactElement {
  const { adverts, rows, onlyDifferences } = props
  const t = comparisonTexts.use()
  const shown = onlyDifferences ? rows.filter(({ isSame }) => !isSame) : rows
  return (
    <>
      <div className={css['scroller']} role="region" aria-label={t.table} tabIndex={0}>
        <table className={css['table']}>
          <caption className="visually-hidden">{t.table}</caption>
          <thead>
            <tr>
              <th scope="col" className={css['feature']}>
                <span className="visually-hidden">{t.feature}</span>
              </th>
              {adverts.map((advert) => (
                <Column key={advert.id} advert={advert} {...props} />
              ))}
            </tr>
          </thead>
          <tbody>
            <Summary adverts={adverts} />
            {shown.map((row) => (
              <AttributeRow key={row.key} row={row} adverts={adverts} />
            ))}
          </tbody>
        </table>
      </div>
      {onlyDifferences && shown.length === 0 && <p className={css['muted']}>{t.noDifferences}</p>}
    </>
  )
}

interface ColumnProps extends Pick<CompareTableProps, 'adverts' | 'onlyDifferences'> {
  readonly advert: ComparedAdvert
}

function Column({ advert, adverts, onlyDifferences }: ColumnProps): ReactElement {
  const t = comparisonTexts.use()
  const { noTitle, reserved } = useTexts().adverts
  const link = useLink()
  const { id, lang, images, isReserved } = advert
  const title = advert.title || noTitle
  const others = adverts.filter((other) => other.id !== id).map((other) => other.id)
  return (
    <th scope="col" className={css['column']}>
      <img
        className={css['photo']}
        src={images[0] ? thumbnail(images[0]) : noPhoto}
        alt=""
        width={240}
        height={180}
      />
      <a className={css['title']} href={link(routes.advert(id))} lang={lang}>
        {title}
      </a>
      {isReserved && <span className={css['badge']}>{reserved}</span>}
      {others.length > 0 && (
        <a
          className={css['remove']}
          href={link(comparisonAddress(others, { onlyDifferences }))}
          aria-label={t.removeOf(title)}
        >
          <Icon name="x" size={18} />
          {t.remove}
        </a>
      )}
    </th>
  )
}

/** Price, place and seller, which every advert has. */
function Summary({ adverts }: { adverts: readonly ComparedAdvert[] }): ReactElement {
  const texts = useTexts()
  const { seller } = texts.advert
  const t = comparisonTexts.use()
  // Prices in one currency that the reader has chosen need no second one.
  const approximate = useApproximate()
  return (
    <>
      <Row label={t.price}>
        {adverts.map((advert) => (
          <td key={advert.id}>
            <strong className={css['price']}>
              {priceText(texts, advert)}
              {approximatePrice(texts, approximate, advert)}
            </strong>
            {advert.lei !== null && !approximate && (
              <span className={css['muted']}>
                {t.inLei(formatPrice(texts.lang, advert.lei, 'MDL'))}
              </span>
            )}
          </td>
        ))}
      </Row>
      <Row label={t.place}>
        {adverts.map(({ id, city, district }) => (
          <td key={id}>
            {city}
            {district && <span className={css['muted']}>{district}</span>}
          </td>
        ))}
      </Row>
      <Row label={t.rating}>
        {adverts.map(({ id, rating, sellerName, isCompany }) => (
          <td key={id}>
            {sellerName}
            <span className={css['muted']}>
              {isCompany ? seller.marks.company.label : seller.personal}
            </span>
            <span className={css['muted']}>
              {rating.average === null ? t.noRating : <RatingLine rating={rating} />}
            </span>
          </td>
        ))}
      </Row>
    </>
  )
}

function Row({ label, children }: { label: ReactNode; children: ReactNode }): ReactElement {
  return (
    <tr>
      <th scope="row" className={css['feature']}>
        {label}
      </th>
      {children}
    </tr>
  )
}

function AttributeRow({
  row: { label, values, unit, isSame },
  adverts,
}: {
  readonly row: ComparedRow
  readonly adverts: readonly ComparedAdvert[]
}): ReactElement {
  const t = comparisonTexts.use()
  return (
    <tr data-same={adverts.length > 1 ? isSame : undefined}>
      <th scope="row" className={css['feature']}>
        {label}
        {adverts.length > 1 && (
          <span className="visually-hidden"> ({isSame ? t.same : t.different})</span>
        )}
      </th>
      {adverts.map(({ id }, index) => (
        <td key={id}>
          <Value value={values[index] ?? null} unit={unit} />
        </td>
      ))}
    </tr>
  )
}

function Value({
  value,
  unit,
}: {
  readonly value: string | boolean | null
  readonly unit: string | undefined
}): ReactElement {
  const t = useTexts().advert
  const { notStated } = comparisonTexts.use()
  if (value === null) {
    return (
      <>
        <span aria-hidden="true">—</span>
        <span className="visually-hidden">{notStated}</span>
      </>
    )
  }
  if (typeof value === 'boolean') return <>{value ? t.yes : t.no}</>
  return <>{unit ? `${value} ${t.units[unit] ?? unit}` : value}</>
}
