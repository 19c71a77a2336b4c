import type { Sql } from 'postgres'
import type { ConnectionGate, Lane } from './connection-gate.ts'
import { isQuery } from './driver-query.ts'

interface Gate {
  readonly gate: ConnectionGate
  readonly lane: Lane
  /** Called with each error of the database. */
  readonly failed: (error: unknown) => void
}

/** A pool whose queries and transactions pass the gate. Queries inside a transaction have its connection. */
export function gatedSql(sql: Sql, parts: Gate): Sql {
  const begin = (...args: unknown[]) =>
    gateTransaction(() => Reflect.apply(sql.begin, sql, args), parts)
  const unsafe = (...args: unknown[]) => gateQuery(Reflect.apply(sql.unsafe, sql, args), parts)
  return new Proxy(sql, {
    apply: (target, self, args) => gateQuery(Reflect.apply(target, self, args), parts),
    get: (target, name) => {
      if (name === 'begin') return begin
      return name === 'unsafe' ? unsafe : Reflect.get(target, name, target)
    },
  })
}

/** The query itself; a part of another query passes no gate. */
function gateQuery(made: unknown, { gate, lane, failed }: Gate): unknown {
  if (!isQuery(made)) return made
  const query = made
  const { handler } = query
  query.handler = () => {
    const { resolve, reject } = query
    gate.enter(lane, {
      refuse: reject,
      begin: (leave) => {
        query.resolve = (rows) => {
          leave()
          resolve(rows)
        }
        query.reject = (error) => {
          leave()
          failed(error)
          reject(error)
        }
        if (query.cancelled) leave()
        else handler(query)
      },
    })
  }
  return query
}

function gateTransaction(
  run: () => Promise<unknown>,
  { gate, lane, failed }: Gate,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    gate.enter(lane, {
      refuse: reject,
      begin: (leave) => {
        run().then(
          (result) => {
            leave()
            resolve(result)
          },
          (error: unknown) => {
            leave()
            failed(error)
            reject(error)
          },
        )
      },
    })
  })
}
