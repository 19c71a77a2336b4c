import { keyCalls } from '#contract/partners/keys.ts'
import { Refusal } from '#contract/refusals.ts'
import { scopes } from '#contract/rules/partners/scopes.ts'
import type { ScreenVisit } from '../../../lib/calls/screen.ts'

export async function addKey(
  { call }: Pick<ScreenVisit, 'call'>,
  form: FormData,
): Promise<{ shown: string }> {
  const of = (name: string): string => String(form.get(name) ?? '')
  const chosen = scopes.filter((scope) => form.getAll('scopes').includes(scope))
  if (of('name').trim() === '') throw new Refusal('field_required', 'name')
  if (chosen.length === 0) throw new Refusal('field_required', 'scopes')
  if (of('password') === '') throw new Refusal('field_required', 'password')
  const { key } = await call(keyCalls.addKey, {
    ...{ password: of('password'), name: of('name'), scopes: chosen },
    ...{ perMinute: of('perMinute'), days: of('days') },
  })
  return { shown: key }
}

export async function revokeKey(
  { call }: Pick<ScreenVisit, 'call'>,
  form: FormData,
): Promise<null> {
  await call(keyCalls.revokeKey, { keyId: String(form.get('keyId')) })
  return null
}
