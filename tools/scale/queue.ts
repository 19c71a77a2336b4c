import { exponential, randomFrom } from './random.ts'

interface Work {
  /** Requests a second. */
  readonly rate: number
  /** Processes, each with a core of its own; requests go to the one that is free first. */
  readonly servers: number
  /** CPU ms of a request, drawn for each. */
  readonly cost: (random: () => number) => number
}

interface Waiting {
  /** Share of the time in which a server is busy. */
  readonly busy: number
  /** Ms from the arrival to the end of all but the slowest 5 %. */
  readonly p95: number
}

const requests = 60_000

/** Requests that come at random to servers with one queue, by simulation. */
export function waitingIn({ rate, servers, cost }: Work): Waiting {
  const random = randomFrom(7_919)
  const freeAt = new Float64Array(servers)
  const times: number[] = []
  let [now, work] = [0, 0]
  for (let nth = 0; nth < requests; nth++) {
    now += exponential(random, 1_000 / rate)
    const first = freeAt.indexOf(Math.min(...freeAt))
    const ms = cost(random)
    const begin = Math.max(now, freeAt[first] ?? 0)
    freeAt[first] = begin + ms
    work += ms
    times.push(begin + ms - now)
  }
  const sorted = times.toSorted((a, b) => a - b)
  return { busy: work / (now * servers), p95: sorted[Math.floor(requests * 0.95)] ?? 0 }
}
