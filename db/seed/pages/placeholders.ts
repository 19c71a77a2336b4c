import type { Lang } from '#contract/languages.ts'
import * as limits from '#contract/limits.ts'
import { reportCodes } from '#contract/people/reports.ts'
import { site } from '#contract/site/site.ts'
import { callbackDays, deletedAdvertDays, reportDays } from '#domains/retention/rules.ts'
import { rankingNumbers } from '#domains/search/service.ts'
import { posting as enPosting } from '#i18n/en/adverts/posting.ts'
import { reports as enReports } from '#i18n/en/reports/reports.ts'
import { layout as enLayout } from '#i18n/en/site/layout.ts'
import { posting as roPosting } from '#i18n/ro/adverts/posting.ts'
import { reports as roReports } from '#i18n/ro/reports/reports.ts'
import { layout as roLayout } from '#i18n/ro/site/layout.ts'
import { posting as ruPosting } from '#i18n/ru/adverts/posting.ts'
import { reports as ruReports } from '#i18n/ru/reports/reports.ts'
import { layout as ruLayout } from '#i18n/ru/site/layout.ts'

const layouts = { ro: roLayout, ru: ruLayout, en: enLayout }
const postings = { ro: roPosting, ru: ruPosting, en: enPosting }
const reports = { ro: roReports, ru: ruReports, en: enReports }

/** What the program goes by, for texts that state it: every number among the limits under its own name, and more. */
const numbers: readonly (readonly [string, unknown])[] = [
  ...Object.entries(limits),
  ...Object.entries(rankingNumbers),
  ...Object.entries({ callbackDays, deletedAdvertDays, reportDays }),
  ['billYears', limits.billDataDays / 366],
  ['maxImages', limits.maxImages.default],
  ['maxImageMegabytes', limits.maxImageBytes / 1024 / 1024],
  ['pageSize', limits.pageSize.desktop],
  ['pageSizeMobile', limits.pageSize.mobile],
  ['restoreMinutes', limits.linkMinutes.restore],
]

/** Values of the placeholders of pages by name; numbers as the language writes them. */
export function placeholdersIn(language: Lang): ReadonlyMap<string, string> {
  const { cookies } = layouts[language]
  const { more, finish } = postings[language]
  const written = numbers.flatMap(([name, value]): [string, string][] =>
    typeof value === 'number' ? [[name, value.toLocaleString(language)]] : [],
  )
  return new Map([
    ...written,
    ['name', site.name],
    ['tagline', site.tagline[language]],
    ['supportEmail', site.supportEmail],
    ...reasonsOf(language),
    ['posting.preview', more.preview],
    ['posting.publish', finish.publish],
    ['posting.saveDraft', finish.saveDraft],
    ['cookies.settings', cookies.settings],
    ['cookies.confirm', cookies.confirm],
    ['cookies.cancel', cookies.cancel],
  ])
}

/** Why an advert can be reported, by the codes of the contract; without the dots of a reason that asks for more. */
function reasonsOf(language: Lang): [string, string][] {
  const { advert } = reports[language].reasons
  return reportCodes.map((code) => [`report.${code}`, advert[code].replace('…', '')])
}
