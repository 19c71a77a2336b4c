/** A pool that can be made to fail. */
export interface Leaving {
  /** Null: it answers. */
  error: Error | null
}

/** A pool whose queries and transactions fail with the error, as soon as there is one. */
export function leaving<Sql extends (...args: never) => unknown>(sql: Sql, database: Leaving): Sql {
  const failed = (): Promise<never> => {
    const answer = Promise.reject(database.error)
    // A part of a query is not awaited.
    answer.catch(() => {})
    return answer
  }
  return new Proxy(sql, {
    apply: (target, self, args) => (database.error ? failed() : Reflect.apply(target, self, args)),
    get: (target, name) =>
      database.error && name === 'begin' ? failed : Reflect.get(target, name, target),
  })
}

/** An error of the system, the driver or PostgreSQL. */
export function errorOf(code: string): Error {
  return Object.assign(new Error(code), { code })
}
