import { companyCalls, type Company } from '#contract/people/companies.ts'
import type { Rating } from '#contract/people/reviews.ts'
import { languages, type Lang } from '#contract/languages.ts'
import { isRoundTheClock } from '#contract/rules/company/opening-hours.ts'
import { avatar } from '../../../lib/browser/images.ts'
import type { ScreenVisit } from '../../../lib/calls/screen.ts'
import { labelIn } from '../../../lib/texts/texts.ts'

/** Loads the page of a company in the reader's language. */
export async function loadCompany({ call, lang }: ScreenVisit, userId: string) {
  const { company } = await call(companyCalls.getCompany, { userId })
  return shownCompany(lang, company)
}

function shownCompany(lang: Lang, company: Company) {
  const { cover, site, hours, places } = company
  const aboutLang = [lang, ...languages].find((one) => company.about[one] !== '') ?? lang
  return {
    cover,
    site,
    hours,
    aboutLang,
    paragraphs: company.about[aboutLang].split(/\n+/).filter((line) => line !== ''),
    places: places.map(({ slug, labels, address }) => ({
      slug,
      city: labelIn(lang, labels),
      address,
    })),
  }
}

export type ShownCompany = ReturnType<typeof shownCompany>

interface Named {
  readonly name: string
  /** Name of the stored file, or empty. */
  readonly avatar: string
}

const schemaDays = [
  ...['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
] as const

/** JSON-LD for search engines; contains only data shown on the page. */
export function companyMarkup(named: Named, company: ShownCompany, rating: Rating): object {
  const { site, places, hours, paragraphs } = company
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    name: named.name,
    ...(named.avatar && { logo: avatar(named.avatar) }),
    ...(paragraphs.length > 0 && { description: paragraphs.join('\n') }),
    ...(site && { sameAs: site }),
    ...(places.length > 0 && {
      address: places.map(({ city, address }) => ({
        '@type': 'PostalAddress',
        addressCountry: 'MD',
        addressLocality: city,
        ...(address && { streetAddress: address }),
      })),
    }),
    ...(hours.length > 0 && {
      openingHoursSpecification: hours.map((day) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: schemaDays[day.day - 1],
        opens: isRoundTheClock(day) ? '00:00' : day.opens,
        closes: isRoundTheClock(day) ? '23:59' : day.closes,
      })),
    }),
    ...(rating.average !== null && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating.average,
        reviewCount: rating.count,
      },
    }),
  }
}
