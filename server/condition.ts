/** What the process can do at this moment. */
export interface Condition {
  /** As of the last failure or probe. */
  readonly isDatabaseAway: () => boolean
  /** Asks the database, for two seconds at most. */
  readonly checkDatabase: () => Promise<boolean>
  /** It answers what comes, and will soon take no connections. */
  readonly isEnding: () => boolean
  /** There is more to do than can be done in time. */
  readonly isOverloaded: () => boolean
}
