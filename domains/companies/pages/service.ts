import type { Company } from '#contract/people/companies.ts'
import { isDeepStrictEqual } from 'node:util'
import { companyChangesPerHour } from '#contract/limits.ts'
import { Refusal } from '#contract/refusals.ts'
import { hourMs } from '#contract/rules/durations.ts'
import type { DayHours } from '#contract/rules/company/opening-hours.ts'
import { siteLink } from '#contract/rules/company/site-link.ts'
import { areContactsTogether, contactsIn } from '../../contacts/service.ts'
import type { Deps } from '../../deps.ts'
import type { User } from '../../implement.ts'
import { limit } from '../../limits/service.ts'
import { findPlaceId } from '../../places/service.ts'
import {
  findCompany,
  replacePlaces,
  upsertCompany,
  type CompanyPlace,
  type StoredCompany,
} from './store.ts'

/** The page of a company as everybody sees it. Refuses who is no company. */
export async function companyPage(deps: Pick<Deps, 'sql'>, userId: number): Promise<Company> {
  const company = await findCompany(deps.sql, userId)
  if (!company) throw new Refusal('user_not_found', 'userId')
  return presentCompany(company)
}

/** The page of the own company. Refuses a personal account. */
export async function ownCompany(
  deps: Pick<Deps, 'sql'>,
  { id }: Pick<User, 'id'>,
): Promise<Company> {
  const company = await findCompany(deps.sql, id)
  if (!company) throw new Refusal('company_only')
  return presentCompany(company)
}

export interface TypedCompany {
  readonly aboutRo?: string | undefined
  readonly aboutRu?: string | undefined
  readonly aboutEn?: string | undefined
  readonly site?: string | undefined
  readonly hours?: readonly DayHours[] | undefined
  readonly places?: readonly { readonly place: string; readonly address: string }[] | undefined
}

/**
 * Changes the page of the own company; absent fields stay. Refuses a personal account, contacts in the texts, a site
 * that is no https link, an unknown place, and too many changes.
 */
export async function saveCompany(
  deps: Pick<Deps, 'sql' | 'clock' | 'tokens' | 'cacheInvalidation'>,
  user: Pick<User, 'id'>,
  typed: TypedCompany,
): Promise<Company> {
  const before = await ownCompany(deps, user)
  await limitChanges(deps, user)
  checkTexts(typed)
  const site = typed.site ? siteLink(typed.site) : typed.site
  if (site === null) throw new Refusal('link_invalid', 'site')
  const places = typed.places && (await knownPlaces(deps, typed.places))
  const { aboutRo, aboutRu, aboutEn, hours } = typed
  await deps.sql.begin(async (sql) => {
    await upsertCompany(sql, user.id, {
      ...(aboutRo !== undefined && { aboutRo }),
      ...(aboutRu !== undefined && { aboutRu }),
      ...(aboutEn !== undefined && { aboutEn }),
      ...(site !== undefined && { site }),
      ...(hours && { hours: byDay(hours) }),
    })
    if (places) await replacePlaces(sql, user.id, places)
  })
  const saved = await ownCompany(deps, user)
  if (!isDeepStrictEqual(saved, before))
    await deps.cacheInvalidation.invalidate(`seller:${user.id}`)
  return saved
}

/** Each change drops cached pages. */
export async function limitChanges(
  deps: Pick<Deps, 'sql' | 'clock' | 'tokens'>,
  { id }: Pick<User, 'id'>,
): Promise<void> {
  await limit(deps, `company:${id}`, { most: companyChangesPerHour, window: hourMs })
}

/** The number and the site have their own places. */
function checkTexts({ aboutRo, aboutRu, aboutEn, places = [] }: TypedCompany): void {
  const abouts = Object.entries({ aboutRo, aboutRu, aboutEn })
  const fields = [
    ...abouts.map(([field, text]) => ({ field, text: text ?? '' })),
    ...places.map(({ address }) => ({ field: 'places', text: address })),
  ]
  for (const { field, text } of fields)
    if (contactsIn(text) === 'certain') throw new Refusal('contacts_in_text', field)
  const texts = fields.flatMap(({ text }) => (text === '' ? [] : [text]))
  if (areContactsTogether(texts)) throw new Refusal('contacts_in_text', 'aboutRo')
}

async function knownPlaces(
  { sql }: Pick<Deps, 'sql'>,
  typed: NonNullable<TypedCompany['places']>,
): Promise<CompanyPlace[]> {
  return Promise.all(
    typed.map(async ({ place, address }) => {
      const placeId = await findPlaceId(sql, place)
      if (placeId === null) throw new Refusal('place_required', 'places')
      return { placeId, address }
    }),
  )
}

/** One entry a day, Monday first; of two the later one. */
function byDay(hours: readonly DayHours[]): DayHours[] {
  const days = new Map(hours.map((one) => [one.day, one]))
  return [...days.values()].toSorted((a, b) => a.day - b.day)
}

function presentCompany({ hours, places, ...company }: StoredCompany): Company {
  return { ...company, hours: [...hours], places: [...places] }
}
