import { Refusal, type RefusalCode } from '#contract/refusals.ts'

/** The file of a call that takes one. Refuses a call without it. */
export async function firstOf(
  files: AsyncIterable<Uint8Array>,
  refusal: RefusalCode = 'no_file',
): Promise<Uint8Array> {
  for await (const bytes of files) return bytes
  throw new Refusal(refusal)
}
