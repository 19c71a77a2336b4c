import { createElement as h } from 'react'
import { beforeAll, expect, test } from 'vitest'
import type { CaseLine } from '#contract/staff/moderation.ts'
import { moderation } from '#i18n/ro/console/moderation.ts'
import { markupOf } from '#tests/support/app/markup.ts'
import { ConsoleContext } from '../frame/console-context.ts'
import { CaseList } from './case-list.tsx'
import { moderationTexts } from './texts.ts'

const now = '2026-11-23T10:00:00.000Z'
const line: CaseLine = {
  ...{ kind: 'advert', id: 1, title: 'Canapea', image: null, owner: 'ion', reasons: [] },
  ...{ since: now, seen: '', claimedBy: null, conflict: null },
}

function boxForAll(items: readonly CaseLine[]): string {
  const list = h(CaseList, { queue: 'new', items, promiseHours: 4, now })
  const access = { username: 'ana', rights: [], askCode: async () => null }
  const markup = markupOf(h(ConsoleContext, { value: access }, list))
  const [, box = ''] = new RegExp(`(<input[^>]*>)${moderation.selectAll}`).exec(markup) ?? []
  expect(box).not.toBe('')
  return box
}

beforeAll(() => moderationTexts.ready())

test('all can be selected while one case is free', () => {
  expect(boxForAll([line, { ...line, id: 2, claimedBy: 'ana' }])).not.toContain('disabled')
})

test('all cannot be selected where colleagues work on every case or it is not the reader’s', () => {
  const barred = { ...line, id: 2, conflict: 'staff_conflict' } as const
  expect(boxForAll([{ ...line, claimedBy: 'ana' }, barred])).toContain('disabled')
})
