import { expect, test } from '#tests/support/test.ts'
import type { Deps, Delivery } from '../deps.ts'
import type { OutboxKind } from './kind.ts'
import { insertFrom, queueMessages } from './queue.ts'
import { sendDue } from './sending.ts'

/** A kind of its own that gives these outcomes in turn, and then takes all. */
function kindOf(name: string, outcomes: readonly Delivery[], more: Partial<OutboxKind> = {}) {
  const sent: number[] = []
  const kind: OutboxKind = {
    ...{ channel: 'mail', name },
    prepare: async (_deps, [{ subjectId }]) => ({
      send: async () => {
        sent.push(subjectId)
        return outcomes[sent.length - 1] ?? 'sent'
      },
    }),
    ...more,
  }
  return { kind, sent }
}

/** Words as the first kind does, and from then on as the other. */
function once(first: OutboxKind, then: OutboxKind): OutboxKind['prepare'] {
  let times = 0
  return (...asked) => (times++ === 0 ? first : then).prepare(...asked)
}

async function queue(deps: Deps, kind: string, subjects: readonly number[]): Promise<void> {
  const [now, userId] = [deps.clock.now(), null]
  const about = subjects.map((subjectId) => ({ subjectId, userId, kind, dueAt: now }))
  await queueMessages(
    deps.sql,
    about.map((one) => ({ ...one, channel: 'mail' })),
    now,
  )
}

async function statesOf(deps: Deps, kind: string): Promise<Record<string, number>> {
  const rows = await deps.sql<{ state: string; count: number }[]>`
    select state, count(*)::int as count from outbox_messages where kind = ${kind} group by state`
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]))
}

test('a provider that is away is asked by few messages, and all go out within two minutes of its return', async ({
  deps,
}) => {
  const subjects = Array.from({ length: 60 }, (_, at) => at + 1)
  await queue(deps, 'away', subjects)
  const away = kindOf(
    'away',
    Array.from({ length: 1_000 }, () => 'failed' as const),
  )
  for (let minute = 0; minute < 30; minute++) {
    await sendDue(deps, 'mail', [away.kind])
    deps.clock.advance({ minutes: 1 })
  }
  expect(away.sent.length).toBeLessThanOrEqual(30 * 7)

  const back = kindOf('away', [])
  deps.clock.advance({ minutes: 1 })
  await sendDue(deps, 'mail', [back.kind])

  expect(back.sent.toSorted((a, b) => a - b)).toEqual(subjects)
  expect(await statesOf(deps, 'away')).toEqual({ sent: 60 })
})

test('what is tried in vain for two days is dead, and what waited for nobody is no news', async ({
  deps,
}) => {
  await queue(deps, 'vain', [1])
  const vain = kindOf(
    'vain',
    Array.from({ length: 1_000 }, () => 'failed' as const),
  )
  for (let hour = 0; hour < 50; hour++) {
    await sendDue(deps, 'mail', [vain.kind])
    deps.clock.advance({ hours: 1 })
  }
  expect(await statesOf(deps, 'vain')).toEqual({ dead: 1 })

  await queue(deps, 'late', [1])
  deps.clock.advance({ hours: 49 })
  const late = kindOf('late', [])
  await sendDue(deps, 'mail', [late.kind])
  expect(late.sent).toEqual([])
  expect(await statesOf(deps, 'late')).toEqual({ skipped: 1 })
})

test('what is news still goes out when another of its group is none any more', async ({
  deps,
  given,
}) => {
  const { id: userId } = await given.user()
  const fails = Array.from({ length: 1_000 }, () => 'failed' as const)
  const away = kindOf('mixed', fails, { groups: 'due' })
  const back = kindOf('mixed', [], { groups: 'due' })
  const add = (subjectId: number) => {
    const now = deps.clock.now()
    return queueMessages(
      deps.sql,
      [{ channel: 'mail', kind: 'mixed', userId, subjectId, dueAt: now }],
      now,
    )
  }
  await add(1)
  for (let hour = 0; hour < 47; hour++) {
    await sendDue(deps, 'mail', [away.kind])
    deps.clock.advance({ hours: 1 })
  }
  await add(2)
  deps.clock.advance({ hours: 2 })
  await sendDue(deps, 'mail', [away.kind])
  expect(await statesOf(deps, 'mixed')).toEqual({ dead: 1, due: 1 })

  deps.clock.advance({ minutes: 2 })
  await sendDue(deps, 'mail', [back.kind])
  expect(back.sent).toEqual([2])
  expect(await statesOf(deps, 'mixed')).toEqual({ dead: 1, sent: 1 })
})

test('what comes while its message has nothing to tell any more is told by the next one', async ({
  deps,
  given,
}) => {
  const { id } = await given.user()
  const add = async () => {
    const message = { channel: 'mail', kind: 'meanwhile', dueAt: deps.clock.now() } as const
    const source = deps.sql`select ${id}::int, 1`
    await insertFrom(deps.sql, message, { source, now: deps.clock.now() })
  }
  await add()
  const read = kindOf('meanwhile', [], {
    prepare: async () => {
      await add()
      return null
    },
  })
  const unread = kindOf('meanwhile', [])
  await sendDue(deps, 'mail', [{ ...read.kind, prepare: once(read.kind, unread.kind) }])

  expect(unread.sent).toEqual([1])
  expect(await statesOf(deps, 'meanwhile')).toEqual({ sent: 1 })
})

test('a message whose kind fails to record its end is not sent again, and the failure is told', async ({
  deps,
}) => {
  await queue(deps, 'unrecorded', [1])
  const sent: string[] = []
  const kind: OutboxKind = {
    ...{ channel: 'mail', name: 'unrecorded' },
    prepare: async (_deps, [{ key }]) => ({
      send: async () => {
        sent.push(key)
        return 'sent'
      },
      end: async () => {
        throw new Error('broken')
      },
    }),
  }
  await expect(sendDue(deps, 'mail', [kind])).rejects.toThrow('broken')
  deps.clock.advance({ minutes: 5 })
  await sendDue(deps, 'mail', [kind])

  expect(sent).toHaveLength(1)
  expect(await statesOf(deps, 'unrecorded')).toEqual({ sent: 1 })
})

test('what was sent keeps neither its address nor its words', async ({ deps }) => {
  const now = deps.clock.now()
  const secret = { recipient: 'ana@example.md', details: { reason: 'Fraudă' } }
  const message = { channel: 'mail', kind: 'bare', userId: null, dueAt: now, ...secret } as const
  await queueMessages(deps.sql, [message], now)
  await sendDue(deps, 'mail', [kindOf('bare', []).kind])

  const rows = await deps.sql`
    select state, recipient, details from outbox_messages where kind = 'bare'`
  expect([...rows]).toEqual([{ state: 'sent', recipient: '', details: {} }])
})
