import { addressesOfBlock, limits } from '#domains/accounts/rate-limits.ts'
import { sendCode } from '#domains/accounts/codes/service.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Deps, PhoneMessage } from '#domains/deps.ts'
import { expect, test } from '#tests/support/test.ts'

interface Wave {
  readonly sent: readonly string[]
  readonly refusals: Readonly<Record<string, number>>
}

/** Asks for a code as often as there are wishes, forty at a time; gives what reached phones. */
/** The `at`th of many numbers, of many prefixes. */
function spreadPhone(at: number, step: number): string {
  return `${60 + (at % 10)}${String(at * step)
    .padStart(6, '0')
    .slice(-6)}`
}

async function pump(
  deps: Deps,
  wishes: readonly { from: string; phone: string }[],
  channelOf: (at: number) => 'sms' | 'voice' = () => 'sms',
): Promise<Wave> {
  const sent: string[] = []
  const refusals: Record<string, number> = {}
  const keep = async ({ to }: PhoneMessage): Promise<'sent'> => {
    sent.push(to)
    return 'sent'
  }
  const own = { ...deps, messenger: { ...deps.messenger, sms: keep, voice: keep } }
  const ask = async (
    { from, phone }: { from: string; phone: string },
    at: number,
  ): Promise<void> => {
    const visitor = { id: crypto.randomUUID(), address: from, isRobot: false, device: '' }
    try {
      await sendCode(own, { user: null, visitor }, { phone }, channelOf(at))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      refusals[error.code] = (refusals[error.code] ?? 0) + 1
    }
  }
  for (let at = 0; at < wishes.length; at += 40)
    await Promise.all(wishes.slice(at, at + 40).map((wish, place) => ask(wish, at + place)))
  return { sent, refusals }
}

/** `count` requests from a thousand addresses on numbers that share a prefix. */
function wave(count: number, addressOf: (at: number) => string, prefix: string) {
  return Array.from({ length: count }, (_, at) => ({
    from: addressOf(at % 1_000),
    phone: prefix + String((at * 7) % 10_000).padStart(4, '0'),
  }))
}

const spread = (at: number): string => `10.${at % 250}.${Math.floor(at / 250)}.${(at % 200) + 1}`
const ofOneHouse = (at: number): string =>
  `2001:db8:7:${at.toString(16)}::${(at * 31).toString(16)}`
const mapped = (at: number): string => `::ffff:198.51.100.${at % 250}`

test('ten thousand requests from a thousand addresses on one prefix send no more than its cap', async ({
  deps,
}) => {
  const { sent, refusals } = await pump(deps, wave(10_000, spread, '6911'))

  console.log(
    `pumping: ${sent.length} of 10000 requests on one prefix sent, the cap is ${limits.codesOfPrefix.most}`,
  )
  expect(sent.length).toBeLessThanOrEqual(limits.codesOfPrefix.most)
  expect(refusals['too_many_requests']).toBe(10_000 - sent.length)
}, 60_000)

test.for([
  ['one /48 of IPv6', ofOneHouse, '6922'],
  ['one /24 in IPv6 clothes', mapped, '6933'],
] as const)(
  'two thousand requests from %s send no more than its cap',
  async ([who, from, first], { deps }) => {
    // Numbers of many prefixes, so that the prefix does not hold them back first.
    const wishes = wave(2_000, from, first).map(({ from: address }, at) => ({
      from: address,
      phone: spreadPhone(at, 997),
    }))

    const { sent } = await pump(deps, wishes)

    console.log(
      `pumping: ${sent.length} of 2000 requests from ${who} sent, the cap is ${addressesOfBlock * deps.codeBudget.ofAddress}`,
    )
    expect(sent.length).toBeGreaterThan(0)
    expect(sent.length).toBeLessThanOrEqual(addressesOfBlock * deps.codeBudget.ofAddress)
  },
)

test('one address is held to its own budget', async ({ deps }) => {
  const wishes = Array.from({ length: 300 }, (_, at) => ({
    from: '203.0.113.40',
    phone: spreadPhone(at, 7_919),
  }))

  const { sent } = await pump(deps, wishes)

  console.log(
    `pumping: ${sent.length} of 300 requests from one address sent, the cap is ${deps.codeBudget.ofAddress}`,
  )
  expect(sent.length).toBeLessThanOrEqual(deps.codeBudget.ofAddress)
})

test('what an operator allows one address is not taken back by its network', async ({ deps }) => {
  const open = { ...deps, codeBudget: { ofAddress: 150, ofSite: 1_000 } }
  const wishes = Array.from({ length: 160 }, (_, at) => ({
    from: '203.0.113.41',
    phone: spreadPhone(at, 7_919),
  }))

  const { sent } = await pump(open, wishes)

  expect(sent.length).toBe(150)
})

test('a phone gets five codes a day, on whatever channel and in whatever form it is typed', async ({
  deps,
}) => {
  const forms = [
    '69555001',
    '069555001',
    '+37369555001',
    '0037369555001',
    '+373 69 555 001',
    '69.555-001',
  ]
  const day = (round: number) =>
    Array.from({ length: 60 }, (_, at) => ({
      from: `100.${round}.${at}.1`,
      phone: forms[at % forms.length] ?? '',
    }))
  const channel = (at: number): 'sms' | 'voice' => (at % 2 === 0 ? 'sms' : 'voice')

  const first = await pump(deps, day(1), channel)
  deps.clock.advance({ hours: 23 })
  const late = await pump(deps, day(2), channel)
  deps.clock.advance({ hours: 2 })
  const next = await pump(deps, day(3), channel)

  const counts = [first, late, next].map(({ sent }) => sent.length)
  console.log(
    `pumping: ${counts.join(', ')} codes to one phone at hours 0, 23 and 25 of 60 requests each`,
  )
  expect(counts).toEqual([5, 0, 5])
})

test('the whole site sends no more than its budget of the hour, whoever asks for whom', async ({
  deps,
}) => {
  const small = { ...deps, codeBudget: { ...deps.codeBudget, ofSite: 30 } }
  const wishes = (round: number) =>
    Array.from({ length: 500 }, (_, at) => ({
      from: `172.${round}.${at % 250}.${Math.floor(at / 250)}`,
      phone: `${60 + (at % 10)}${String((at + round) * 6_007)
        .padStart(6, '0')
        .slice(-6)}`,
    }))
  deps.clock.advance({ hours: 2 })

  const first = await pump(small, wishes(16))
  deps.clock.advance({ minutes: 61 })
  const next = await pump(small, wishes(17))

  console.log(
    `pumping: ${first.sent.length} and ${next.sent.length} sent in two hours on a site’s budget of 30`,
  )
  expect(first.sent).toHaveLength(30)
  expect(next.sent).toHaveLength(30)
})

test('what is sent to nobody is not taken from the site’s budget', async ({ deps }) => {
  deps.clock.advance({ hours: 2 })
  const small = { ...deps, codeBudget: { ...deps.codeBudget, ofSite: 40 } }
  const onOne = Array.from({ length: 50 }, (_, at) => ({
    from: `101.0.${at}.1`,
    phone: '69666001',
  }))

  await pump(small, onOne)
  const { sent } = await pump(small, [{ from: '101.1.0.1', phone: '78666002' }])

  console.log(`pumping: ${sent.length} of 1 code sent after 45 refused ones for another phone`)
  expect(sent).toHaveLength(1)
})

test('freephone, premium, foreign and fixed numbers get no code', async ({ deps }) => {
  const phones = [
    '80012345',
    '80312345',
    '90012345',
    '22123456',
    '+40722123456',
    '+79161234567',
    '71',
    '112',
  ]

  const { sent } = await pump(
    deps,
    phones.map((phone, at) => ({ from: `102.0.${at}.1`, phone })),
  )

  console.log(
    `pumping: ${sent.length} of ${phones.length} codes sent to numbers that are no mobile ones`,
  )
  expect(sent).toEqual([])
})
