import type { Sql } from 'postgres'
import type { Config } from '#server/config.ts'

/** A fault, or what will become one, and what to do about it. */
export interface Finding {
  readonly weight: 'fault' | 'warning'
  /** One line. */
  readonly what: string
  readonly remedy: string
}

/** What is examined. */
export interface Site {
  readonly config: Config
  readonly dataDir: string
  /** Null: it cannot be opened, which is a fault of its own. */
  readonly sql: Sql | null
}

/** An examination of one kind; `run` gives nothing where all is well. */
export interface Check {
  readonly name: string
  readonly run: (site: Site) => Promise<Finding[]>
}

export function fault(what: string, remedy: string): Finding {
  return { weight: 'fault', what, remedy }
}

export function warning(what: string, remedy: string): Finding {
  return { weight: 'warning', what, remedy }
}

/** A check of rows; without a database it finds nothing. */
export function ofRows(name: string, run: (sql: Sql, site: Site) => Promise<Finding[]>): Check {
  return { name, run: async (site) => (site.sql ? run(site.sql, site) : []) }
}
