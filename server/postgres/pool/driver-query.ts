/** What the driver (3.4.9, pinned) keeps of a query: `handler` asks the pool to run it, once somebody awaits it. */
interface DriverQuery {
  handler: (query: DriverQuery) => void
  resolve: (rows: unknown) => void
  reject: (error: unknown) => void
  readonly cancelled: unknown
}

/** Whether what the driver made is a query. A part of another query is never run. */
export function isQuery(made: unknown): made is DriverQuery {
  return made instanceof Promise && 'handler' in made && 'resolve' in made && 'reject' in made
}
