import { isValidPhone, nationalPhone } from '#contract/rules/phone.ts'
import type { Deps } from '../../deps.ts'
import { listPeople, type FoundRow, type PersonQuery } from './store.ts'

export type { FoundRow }

const idMax = 2_147_483_647

/** People by what was typed: a number may be an id, a phone number or the number of an advert. */
export async function findPeople(
  { sql, clock }: Pick<Deps, 'sql' | 'clock'>,
  typed: string,
): Promise<FoundRow[]> {
  const query = queryOf(typed)
  if (Object.values(query).every((part) => part === null)) return []
  return listPeople(sql, query, clock.now())
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
