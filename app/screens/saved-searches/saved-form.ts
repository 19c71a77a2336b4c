import type { PayloadOf } from '#contract/call.ts'
import { Refusal } from '#contract/refusals.ts'
import {
  alertFrequencies,
  type AlertFrequency,
  type savedSearchCalls,
} from '#contract/saved-searches.ts'
import { savedInput } from './saved-address.ts'

/** Parses the submitted form. Refuses an empty name and an address that is not a list. */
export function savedFrom(
  address: string,
  form: FormData,
): PayloadOf<typeof savedSearchCalls.saveSearch> {
  const input = savedInput(address)
  if (!input) throw new Refusal('bad_input')
  return { ...input, name: nameFrom(form), frequency: frequencyFrom(form) }
}

export function nameFrom(form: FormData): string {
  const name = String(form.get('name') ?? '').trim()
  if (!name) throw new Refusal('field_required', 'name')
  return name
}

export function frequencyFrom(form: FormData): AlertFrequency {
  return frequencyOf(String(form.get('frequency')))
}

export function frequencyOf(text: string): AlertFrequency {
  return alertFrequencies.find((frequency) => frequency === text) ?? 'daily'
}
