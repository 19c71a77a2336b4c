/** A random UUID (version 4), by which a message sent twice is one. Plain HTTP hosts have no `crypto.randomUUID`. */
export function newClientId(): string {
  const digits = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte, index) => {
    if (index === 6) return (byte & 0x0f) | 0x40
    return index === 8 ? (byte & 0x3f) | 0x80 : byte
  })
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
