import { Refusal } from '#contract/refusals.ts'

/** One file that is arriving or being worked on. */
export interface UploadSlot {
  /** Counts bytes that are now held in memory. Refuses when all uploads together hold too much. */
  readonly hold: (bytes: number) => void
  readonly free: () => void
}

export interface UploadLimits {
  /** Files at once: of one person, of all. */
  readonly ofPerson: number
  readonly ofAll: number
  /** Bytes that all uploads of the process hold together. */
  readonly bytes: number
}

/** A program may send all photos of an advert at once; our pages send a few. Memory is bounded by the bytes. */
const defaultLimits: UploadLimits = { ofPerson: 20, ofAll: 200, bytes: 192 * 1024 * 1024 }

/** Seconds in which some of a person's files are done. */
const untilFree = 5

/** Bounds what uploads hold of this process. Nobody waits: who comes too many is told to come again. */
export class UploadSlots {
  readonly #limits: UploadLimits
  readonly #busy = new Map<string, number>()
  #all = 0
  #bytes = 0

  constructor(limits: UploadLimits = defaultLimits) {
    this.#limits = limits
  }

  /** Refuses one file too many of this person (too_many_requests) and of all (unavailable). */
  take(person: string): UploadSlot {
    const mine = this.#busy.get(person) ?? 0
    if (mine >= this.#limits.ofPerson) throw new Refusal('too_many_requests', undefined, untilFree)
    if (this.#all >= this.#limits.ofAll) throw new Refusal('unavailable')
    this.#busy.set(person, mine + 1)
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
