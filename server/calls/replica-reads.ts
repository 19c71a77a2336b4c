import type { Call } from '#contract/call.ts'
import type { Deps } from '#domains/deps.ts'
import { onReplica } from '#domains/replica.ts'
import { isTemporary } from '../errors.ts'

/** Codes of a statement that a standby cancels or refuses, and the primary does not. */
const ofStandby = /^(40001|25006)$/
const statementTimeout = '57014'

interface Reading {
  readonly deps: Deps
  /** A replica must have what was committed before this moment of `performance.now()`; undefined: none may answer. */
  readonly asOf: number | undefined
}

/** Runs a call on a replica if it may be answered there; on the primary otherwise, and if the replica fails. */
export async function withReplica<Result>(
  { replica: manner }: Pick<Call, 'replica'>,
  { deps, asOf }: Reading,
  run: (deps: Deps) => Promise<Result>,
): Promise<Result> {
  const replica = manner === 'reads' && asOf !== undefined ? deps.replicaSql?.(asOf) : null
  if (!replica) return run(deps)
  try {
    return await run(onReplica(deps, replica))
  } catch (error) {
    if (!isOfReplica(error)) throw error
    return run(deps)
  }
}

/** A statement that takes too long would take as long on the primary. */
function isOfReplica(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return ofStandby.test(code) || (code !== statementTimeout && isTemporary(error))
}
