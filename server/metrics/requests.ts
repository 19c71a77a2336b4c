import { Counter, Histogram, Registry } from 'prom-client'

/** Metrics of requests, counted where they happen; one for the process. */
export const requestRegistry = new Registry()
const registers = [requestRegistry]

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

const calls = new Histogram({
  name: 'gasit_call_duration_seconds',
  help: 'Calls by their result: ok, the code of the refusal, or unexpected; also those that pages make',
  labelNames: ['call', 'result'],
  buckets,
  registers,
})

const pages = new Histogram({
  name: 'gasit_page_duration_seconds',
  help: 'Pages that were not sent finished, by the path of their route',
  labelNames: ['route', 'status'],
  buckets,
  registers,
})

const cachedPages = new Counter({
  name: 'gasit_cached_pages_total',
  help: 'Pages sent finished from the page cache',
  registers,
})

const shed = new Counter({
  name: 'gasit_shed_requests_total',
  help: 'Requests refused because the process was overloaded',
  registers,
})

/** As bound to their labels, which prom-client looks up anew otherwise. */
const boundCalls = new Map<string, Histogram.Internal<'call' | 'result'>>()
const boundPages = new Map<string, Histogram.Internal<'route' | 'status'>>()

export function observeCall(call: string, result: string, milliseconds: number): void {
  const key = `${call} ${result}`
  const bound = boundCalls.get(key) ?? calls.labels(call.trim(), result)
  boundCalls.set(key, bound)
  bound.observe(milliseconds / 1_000)
}

export function observePage(route: string, status: number, milliseconds: number): void {
  const key = `${route} ${status}`
  const bound = boundPages.get(key) ?? pages.labels(route, String(status))
  boundPages.set(key, bound)
  bound.observe(milliseconds / 1_000)
}

export function countCachedPage(): void {
  cachedPages.inc()
}

export function countShed(): void {
  shed.inc()
}
