import { drawPeople, type Person } from './people.ts'
import { createRandom } from '#demo/random.ts'
import { demoLogins } from './logins.ts'
import { dayMs } from '#contract/rules/durations.ts'
import type { Db } from '#domains/deps.ts'

interface UserRow {
  readonly username: string
  readonly phone: string
  readonly password_hash: string
  readonly account_type: 0 | 1
  readonly full_name: string
  readonly brand: string | null
  readonly place_id: number
  readonly avatar: string
  readonly language: string
  readonly created_at: Date
}

export interface DemoPerson extends Person {
  readonly phone: string
  readonly isModerator?: boolean
}

/** People of the demo market; the first three are the demo logins. */
export function demoPeople(count: number): DemoPerson[] {
  const { seller, company, moderator } = demoLogins
  const drawn = drawPeople(count - 3).map((person, index) => ({
    ...person,
    phone: String(69_100_001 + index),
  }))
  return [
    { ...seller, accountType: 0, language: 'ro' },
    {
      ...company,
      brand: company.fullName,
      accountType: 1,
      language: 'ro',
      sells: ['casa-gradina'],
    },
    {
      ...moderator,
      accountType: 0,
      language: 'ro',
      isModerator: true,
    },
    ...drawn,
  ]
}

/** Age of the logins in days, greater than that of their oldest advert. */
const firstOnes = [410, 640, 900]

export async function userRows(
  sql: Db,
  plan: {
    people: readonly DemoPerson[]
    passwordHash: string
    avatars: readonly string[]
    now: Date
  },
): Promise<UserRow[]> {
  const random = createRandom(20_260_901)
  const cities = await sql<{ id: number }[]>`
    select id from places where kind in ('city', 'town') order by population desc nulls last`
  return plan.people.map((person, index) => ({
    username: person.username,
    phone: person.phone,
    password_hash: plan.passwordHash,
    account_type: person.accountType,
    full_name: person.fullName,
    brand: person.brand ?? null,
    place_id: cities[random.chance(0.5) ? 0 : random.int(0, cities.length - 1)]?.id ?? 1,
    avatar: plan.avatars[index] ?? '',
    language: person.language,
    created_at: new Date(plan.now.getTime() - (firstOnes[index] ?? random.int(20, 900)) * dayMs),
  }))
}
