import { isValidPhone, nationalPhone } from '#contract/rules/phone.ts'
import type { Deps } from '../../deps.ts'
import type { Staff } from '../../implement.ts'
import { spend } from '../../limits/service.ts'
import { budgetsOf } from '../rate-limits.ts'
import { listPeople, type FoundRow, type PersonQuery } from './store.ts'

export type { FoundRow }

const idMax = 2_147_483_647

/**
 * People by what was typed: a number may be an id, a phone number or the number of an advert. Refuses a member who has
 * searched too much.
 */
export async function findPeople(
  deps: Pick<Deps, 'sql' | 'clock' | 'tokens'>,
  staff: Pick<Staff, 'id'>,
  typed: string,
): Promise<FoundRow[]> {
  const query = queryOf(typed)
  if (Object.values(query).every((part) => part === null)) return []
  await spend(deps, budgetsOf(staff.id, 'searches'))
  return listPeople(deps.sql, query, deps.clock.now())
}

export function queryOf(typed: string): PersonQuery {
  const text = typed.trim().toLowerCase().replace(/^@/, '')
  if (/^[^\s@]+@[^\s@]+$/.test(text)) return { ...nothing, email: text }
  const digits = /^#?(\d{1,10})$/.exec(text)?.[1]
  const phone = /^[+\d][\d\s().-]{5,}$/.test(text) ? nationalPhone(text) : ''
  return {
    ...nothing,
    id: digits && Number(digits) <= idMax ? Number(digits) : null,
    phone: isValidPhone(phone) ? phone : null,
    name: text.length >= 2 && !text.startsWith('#') ? text : null,
  }
}

const nothing = { id: null, phone: null, email: null, name: null } as const
