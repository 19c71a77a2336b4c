/** A position in the log of the primary, in bytes, and a time before it was read, ms. */
interface Sample {
  readonly at: number
  readonly position: bigint
}

/** Samples are kept for so long, ms: longer than any lag that is asked for. */
const keptMs = 60_000

/**
 * How far a replica is behind. Positions of the primary are noted with their times; a replica that has replayed one of
 * them has everything that was committed before that time. No clock but that of this process is needed, and a primary
 * in which nothing happens makes no lag.
 */
export class ReplicaLag {
  #samples: Sample[] = []

  /** Notes the position of the primary. After a failover positions may be lower: what was noted before says nothing. */
  note(sample: Sample): void {
    this.#samples = this.#samples.filter(
      ({ at, position }) => at > sample.at - keptMs && position <= sample.position,
    )
    this.#samples.push(sample)
  }

  /** Age in ms of what a replica shows that has replayed up to a position; Infinity if it is older than all samples. */
  ageOf(replayed: bigint, now: number): number {
    const newest = this.#samples.findLast(({ position }) => position <= replayed)
    return newest ? now - newest.at : Infinity
  }
}
