import { expect, test } from 'vitest'
import { ConnectionGate, type Operation } from './connection-gate.ts'

/** Operations that run until they are told to leave. */
function operations(gate: ConnectionGate) {
  const running = new Map<string, () => void>()
  const refused: string[] = []
  const enter = (name: string, lane: Parameters<ConnectionGate['enter']>[0] = 'shared'): void => {
    const operation: Operation = {
      begin: (leave) => running.set(name, leave),
      refuse: () => refused.push(name),
    }
    gate.enter(lane, operation)
  }
  return { enter, running, refused }
}

test('what hung when the database fell silent takes no place when it answers again', () => {
  const gate = new ConnectionGate({ connections: 2, reserved: 1, maxWaitMs: 1_000 })
  const { enter, running, refused } = operations(gate)
  enter('hangs')
  enter('hangs too', 'reserved')
  enter('waits')

  gate.close()
  enter('comes meanwhile')
  expect(refused).toEqual(['waits', 'hangs', 'hangs too', 'comes meanwhile'])

  gate.open()
  enter('next')
  enter('next of low cost', 'reserved')
  expect([...running.keys()].slice(2)).toEqual(['next', 'next of low cost'])

  // The driver gives up the old connections late: the places belong to others by now.
  running.get('hangs')?.()
  running.get('hangs too')?.()
  expect(gate.state).toEqual({ running: 2, waiting: 0, refused: 4 })
})

test('an operation that runs long is suspected to wait for a silent server, though nobody waits behind it', async () => {
  const gate = new ConnectionGate({ connections: 2, reserved: 0, maxWaitMs: 1_000 })
  const { enter, running } = operations(gate)
  const suspected = Promise.withResolvers<string>()
  gate.onTimeout = () => suspected.resolve('suspected')
  enter('short')
  running.get('short')?.()
  enter('hangs')

  expect(await suspected.promise).toBe('suspected')
})
