import type { Sql } from 'postgres'
import { isQuery } from '#server/postgres/pool/driver-query.ts'

/** The pool, with the number of statements that it was asked for outside of transactions. */
export function countedSql(sql: Sql): { readonly sql: Sql; readonly count: () => number } {
  let statements = 0
  const counted = (made: unknown): unknown => {
    // A part of another statement is never run.
    if (!isQuery(made)) return made
    const { handler } = made
    made.handler = (query) => {
      statements++
      handler(query)
    }
    return made
  }
  const unsafe = (...args: unknown[]) => counted(Reflect.apply(sql.unsafe, sql, args))
  return {
    sql: new Proxy(sql, {
      apply: (target, self, args) => counted(Reflect.apply(target, self, args)),
      get: (target, name) => (name === 'unsafe' ? unsafe : Reflect.get(target, name, target)),
    }),
    count: () => statements,
  }
}
