import { redirect, useActionData } from '../../lib/router/index.ts'
import { importCalls } from '#contract/imports/imports.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { answeredRefusal } from '../../lib/calls/refusal.ts'
import { screenAction } from '../../lib/calls/screen.ts'
import type { Caller } from '../../lib/calls/visit.ts'

export type Intent = 'save' | 'fetch' | 'rules' | 'mapping' | 'confirm' | 'cancel'

/** The value of a category that is left out; an empty one is not chosen yet. */
export const leftOut = '-'

interface Acted {
  readonly intent: string
  /** Null: done. */
  readonly refused: RefusalCode | null
  readonly field: string | null
  /** What was typed, so that it is not lost. */
  readonly url: string
  readonly everyHours: string
  readonly place: string
}

/** Action of the forms of the screen, with and without JavaScript. */
export const importAction = screenAction(async ({ call }, form): Promise<Acted> => {
  const of = (name: string): string => String(form.get(name) ?? '')
  const intent = of('intent')
  const place = of('place-name')
  const acted = { intent, url: of('url'), everyHours: of('everyHours'), place }
  if (intent === 'rules' && of('place') === '' && place.trim() !== '')
    return { ...acted, refused: 'import_place_unknown', field: 'place' }
  try {
    const path = await actOn(call, intent, form)
    if (path !== null) throw redirect(path)
    return { ...acted, refused: null, field: null }
  } catch (error) {
    if (error instanceof Response) throw error
    const { code, field = null } = answeredRefusal(error)
    return { ...acted, refused: code, field }
  }
})

/** The screen that is shown afterwards; null: the same. */
async function actOn(call: Caller, intent: string, form: FormData): Promise<string | null> {
  const runId = String(form.get('runId') ?? '')
  if (intent === 'save' || intent === 'fetch') {
    await call(importCalls.saveImportSource, addressIn(form))
    if (intent === 'save') return null
    return pathOf((await call(importCalls.fetchImport, {})).run.id)
  }
  if (intent === 'rules') {
    await call(importCalls.saveImportSource, rulesIn(form))
    return null
  }
  if (intent === 'confirm') await call(importCalls.confirmImport, { runId })
  else if (intent === 'cancel') await call(importCalls.cancelImport, { runId })
  else if (intent === 'mapping')
    await call(importCalls.saveImportMapping, {
      ...{ runId, fields: changedIn(form, 'field:') },
      categories: changedIn(form, 'category:')
        .filter(({ target }) => target !== '')
        .map(({ name, target }) => ({ name, target: target === leftOut ? '' : target })),
    })
  return pathOf(runId)
}

function addressIn(form: FormData) {
  const hours = form.get('everyHours')
  const everyHours = (['6', '12', '24', '168'] as const).find((one) => one === hours) ?? ''
  return { url: String(form.get('url') ?? '').trim(), everyHours } as const
}

function rulesIn(form: FormData) {
  const language = (['ro', 'ru', 'en'] as const).find((one) => one === form.get('language'))
  const place = String(form.get('place') ?? '')
  return { ...(language && { language }), place, removes: form.has('removes') }
}

/** Choices that differ from what was there. */
function changedIn(form: FormData, prefix: string): { name: string; target: string }[] {
  return [...form.entries()].flatMap(([key, value]) => {
    const isSame = value === form.get(`was-${key}`)
    if (!key.startsWith(prefix) || typeof value !== 'string' || isSame) return []
    return [{ name: key.slice(prefix.length), target: value }]
  })
}

export function pathOf(runId: number | string, verdict = ''): string {
  return `/my-import?run=${runId}${verdict && `&verdict=${verdict}`}`
}

/** What the last submitted form was answered, if it was one of these. */
export function useActed(...intents: readonly Intent[]): Acted | null {
  const acted = useActionData<Acted>()
  return acted && intents.some((one) => one === acted.intent) ? acted : null
}
