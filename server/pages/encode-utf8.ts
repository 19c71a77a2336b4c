/** Longer texts than any page of the product, in bytes. */
const scratch = Buffer.allocUnsafeSlow(1024 * 1024)

/** As `Buffer.from`, which reads a text twice: once for the length of its bytes. */
export function encodeUtf8(text: string): Buffer {
  if (text.length * 3 > scratch.length) return Buffer.from(text)
  return Buffer.from(scratch.subarray(0, scratch.write(text)))
}
