import { Refusal } from '#contract/refusals.ts'

/** One file that is being received or processed. */
export interface UploadSlot {
  /** Counts bytes held in memory. Refuses when all uploads together exceed the limit. */
  readonly hold: (bytes: number) => void
  readonly free: () => void
}

export interface UploadLimits {
  /** Concurrent files: of one person, of all. */
  readonly ofPerson: number
  readonly ofAll: number
  /** Bytes held by all uploads of the process. */
  readonly bytes: number
}

/** An API client may send all photos of an advert at once; the site's pages send a few. */
const defaultLimits: UploadLimits = { ofPerson: 20, ofAll: 200, bytes: 192 * 1024 * 1024 }

/** Retry-After in seconds. */
const retryAfterSeconds = 5

/** Bounds the concurrent uploads of this process. Excess uploads are refused, not queued. */
export class UploadSlots {
  readonly #limits: UploadLimits
  readonly #busy = new Map<string, number>()
  #all = 0
  #bytes = 0

  constructor(limits: UploadLimits = defaultLimits) {
    this.#limits = limits
  }

  /** Refuses beyond the limit of one person (`too_many_requests`) and of all (`unavailable`). */
  take(person: string): UploadSlot {
    const own = this.#busy.get(person) ?? 0
    if (own >= this.#limits.ofPerson)
      throw new Refusal('too_many_requests', undefined, retryAfterSeconds)
    if (this.#all >= this.#limits.ofAll) throw new Refusal('unavailable')
    this.#busy.set(person, own + 1)
    this.#all += 1
    let held = 0
    return {
      hold: (bytes) => {
        if (this.#bytes + bytes > this.#limits.bytes) throw new Refusal('unavailable')
        this.#bytes += bytes
        held += bytes
      },
      free: () => {
        this.#bytes -= held
        this.#all -= 1
        const left = (this.#busy.get(person) ?? 1) - 1
        if (left > 0) this.#busy.set(person, left)
        else this.#busy.delete(person)
      },
    }
  }
}
