import { expect, test } from 'vitest'
import { Refusal } from '#contract/refusals.ts'
import { createMutation, type MutationWork, type Refused } from './mutation.ts'

type Work = MutationWork<string, string>

/** A run that ends when the test resolves it. */
function opened() {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const runs: string[] = []
  const work: Work = {
    run: (input) => {
      runs.push(input)
      return promise
    },
    onDone: () => {},
    onRefused: () => false,
  }
  return { work, runs, resolve, reject }
}

function refusing(code: 'unavailable' | 'too_many_requests', told: Refused<string>[]): Work {
  return {
    run: () => Promise.reject(new Refusal(code, undefined, 30)),
    onDone: () => {},
    onRefused: (refused) => {
      told.push(refused)
      return false
    },
  }
}

test('another press while the first is under way does nothing', async () => {
  const { work, runs, resolve } = opened()
  const mutation = createMutation(work)

  const first = mutation.run('one')
  const second = await mutation.run('two')
  expect(second).toBeNull()
  expect(mutation.state()).toEqual({ isBusy: true, input: 'one', refusal: null })

  resolve('done')
  expect(await first).toBe('done')
  expect(runs).toEqual(['one'])
  expect(mutation.state().isBusy).toBe(false)
})

test('it is busy until what follows the answer is done', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const mutation = createMutation<string, string>({
    run: async () => 'answer',
    onDone: () => promise,
    onRefused: () => false,
  })

  const ended = mutation.run('one')
  await Promise.resolve()
  expect(mutation.state().isBusy).toBe(true)

  resolve()
  await ended
  expect(mutation.state().isBusy).toBe(false)
})

test('a refusal is kept with its field and its seconds, and goes with the next press', async () => {
  const told: Refused<string>[] = []
  const mutation = createMutation(refusing('too_many_requests', told))

  expect(await mutation.run('one')).toBeNull()
  expect(mutation.state().refusal).toMatchObject({ code: 'too_many_requests', retryAfter: 30 })

  const { work } = opened()
  mutation.arm(work)
  void mutation.run('two')
  expect(mutation.state().refusal).toBeNull()
})

test('a refusal that was told at its field is not told twice', async () => {
  const mutation = createMutation<string, string>({
    run: () => Promise.reject(new Refusal('username_taken', 'username')),
    onDone: () => {},
    onRefused: ({ refusal }) => refusal.field === 'username',
  })

  await mutation.run('one')
  expect(mutation.state()).toEqual({ isBusy: false, input: 'one', refusal: null })
})

test('what failed for want of a network is tried again with what it was given', async () => {
  const told: Refused<string>[] = []
  const mutation = createMutation(refusing('unavailable', told))
  await mutation.run('typed once')

  const { work, runs } = opened()
  mutation.arm(work)
  told[0]?.retry()
  expect(runs).toEqual(['typed once'])
})

test('a bug of ours is told as something unexpected, and the button works again', async () => {
  const mutation = createMutation<string, string>({
    run: () => Promise.reject(new TypeError('x is not a function')),
    onDone: () => {},
    onRefused: () => false,
  })

  await mutation.run('one')
  expect(mutation.state()).toMatchObject({ isBusy: false, refusal: { code: 'unexpected' } })
})

test('a screen that is gone is known to be, so that the refusal is told elsewhere', async () => {
  const told: Refused<string>[] = []
  const mutation = createMutation(refusing('unavailable', told))
  const hide = mutation.show()

  await mutation.run('one')
  hide()
  await mutation.run('two')

  expect(told.map(({ isShown }) => isShown)).toEqual([true, false])
})
