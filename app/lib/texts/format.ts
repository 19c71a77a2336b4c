import { dayMs } from '#contract/rules/durations.ts'
import { formatAmount } from '#contract/rules/money/format-number.ts'
import type { CurrencyCode } from '#contract/shapes.ts'
import type { Lang } from '#contract/languages.ts'
import type { Texts } from '#i18n/texts.ts'

export { currencySigns, formatNumber } from '#contract/rules/money/format-number.ts'

/** "1.500 Lei", "1.500 €"; decimals only when not zero. With texts, a price of 0 is written in words. */
export function formatPrice(
  lang: Lang,
  price: number,
  currency: CurrencyCode,
  texts?: Pick<Texts, 'site'>,
): string {
  if (price === 0 && texts) return texts.site.noPrice
  return formatAmount(lang, price, currency)
}

// Genitive, used after a day and after "din", «с», «до». English and Romanian have one form.
const monthsGenitive: Record<Lang, readonly string[]> = {
  ro: 'ianuarie februarie martie aprilie mai iunie iulie august septembrie octombrie noiembrie decembrie'.split(
    ' ',
  ),
  ru: 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря'.split(
    ' ',
  ),
  en: 'January February March April May June July August September October November December'.split(
    ' ',
  ),
}

/** "21 noiembrie 2026", the date in Chișinău. The number carries no case, so it fits after any preposition. */
export function formatDate(lang: Lang, iso: string): string {
  return `${localDate(iso).date} ${formatMonthGenitive(lang, iso)}`
}

/** "noiembrie 2025", «ноября 2025 г.»: a month after a preposition with the genitive. */
export function formatMonthGenitive(lang: Lang, iso: string): string {
  const { month, year } = localDate(iso)
  return `${monthsGenitive[lang][month]} ${year}${lang === 'ru' ? '\u00a0г.' : ''}`
}

/** "azi, 14:05", "ieri, 9:12", "19 noiembrie", "19 noiembrie 2025": the shortest unambiguous form at `nowIso`. */
export function formatAge(lang: Lang, iso: string, nowIso: string): string {
  const day = formatDay(lang, iso, nowIso)
  return nearDays[lang].some((near) => near === day) ? `${day}, ${formatTime(iso)}` : day
}

/** "14:05", the time in Chișinău. */
export function formatTime(iso: string): string {
  const { hour, minute } = localDate(iso)
  const within = Math.floor((Date.parse(iso) % quarterHour) / 60_000)
  return `${hour}:${String(minute + within).padStart(2, '0')}`
}

/** "azi", "ieri", "19 noiembrie", "19 noiembrie 2025". */
export function formatDay(lang: Lang, iso: string, nowIso: string): string {
  const at = localDate(iso)
  const now = localDate(nowIso)
  const days = now.day - at.day
  if (days === 0 || days === 1) return nearDays[lang][days]
  if (at.year !== now.year) return formatDate(lang, iso)
  return `${at.date} ${monthsGenitive[lang][at.month]}`
}

/** Calendar days in Chișinău between two moments: 0 on the same day. */
export function daysBetween(fromIso: string, toIso: string): number {
  return localDate(toIso).day - localDate(fromIso).day
}

const nearDays = {
  ro: ['azi', 'ieri'],
  ru: ['сегодня', 'вчера'],
  en: ['today', 'yesterday'],
} as const

/** Shared, because creating one costs a hundred times its use. Format: "21/11/2026, 09:15". */
const clock = new Intl.DateTimeFormat('en-GB', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Chisinau',
})

interface LocalDate {
  /** Days since 1970 in Chișinău. */
  readonly day: number
  readonly year: number
  /** Zero-based. */
  readonly month: number
  /** Day of the month, from 1. */
  readonly date: number
  /** "09", with the first minute of the quarter-hour. */
  readonly hour: string
  readonly minute: number
}

const quarterHour = 900_000
const dates = new Map<number, LocalDate>()

/** Cached per quarter-hour, which lies in one calendar hour: a page formats 32 dates. */
function localDate(iso: string): LocalDate {
  const quarter = Math.floor(Date.parse(iso) / quarterHour)
  const known = dates.get(quarter)
  if (known) return known

  const written = clock.format(new Date(quarter * quarterHour))
  const [calendar = '', time = ''] = written.split(', ')
  const [date = 1, month = 1, year = 1970] = calendar.split('/').map(Number)
  const [hour = '00', minute = '00'] = time.split(':')
  if (dates.size > 10_000) dates.clear()
  const made = {
    day: Date.UTC(year, month - 1, date) / dayMs,
    year,
    month: month - 1,
    date,
    hour,
    minute: Number(minute),
  }
  dates.set(quarter, made)
  return made
}
