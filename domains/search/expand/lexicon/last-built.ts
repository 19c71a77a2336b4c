import { createHash } from 'node:crypto'

interface Asked<Built> {
  /** Otherwise it is built anew, from the same sources too. */
  readonly isReusable: boolean
  readonly build: () => Promise<Built>
}

/** Builds something from its sources, or gives what was last built while these are equal. A failed build is not kept. */
export function lastBuilt<Sources, Built>(): (
  sources: Sources,
  asked: Asked<Built>,
) => Promise<Built> {
  let last: { readonly digest: string; readonly built: Promise<Built> } | undefined
  return (sources, { isReusable, build }) => {
    const digest = createHash('sha256').update(JSON.stringify(sources)).digest('base64url')
    // What another connection is building fails when that one is closed.
    if (isReusable && last?.digest === digest) return last.built.catch(build)
    const own = { digest, built: build() }
    last = own
    own.built.catch(() => {
      if (last === own) last = undefined
    })
    return own.built
  }
}
