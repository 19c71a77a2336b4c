import { Refusal } from '#contract/refusals.ts'
import { caseKinds } from '#contract/rules/moderation/queues.ts'
import type { CaseCursor } from './queues/service.ts'

/** A position in a queue as it travels: `1764028800000000.advert.17`. */
export function cursorText({ at, kind, id }: CaseCursor): string {
  return `${at}.${kind}.${id}`
}

/** Refuses what is no position. */
export function readCursor(text: string): CaseCursor {
  const [at = '', name, number = ''] = text.split('.')
  const kind = caseKinds.find((one) => one === name)
  if (!kind || !/^\d{1,17}$/.test(at) || !/^\d{1,9}$/.test(number)) {
    throw new Refusal('bad_input', 'after')
  }
  return { at, kind, id: Number(number) }
}
