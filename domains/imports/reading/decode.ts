/** Bytes from which the encoding is told. */
const sampleBytes = 65_536

const declarable: readonly string[] = [
  ...['utf-8', 'windows-1251', 'windows-1250', 'iso-8859-2', 'utf-16le', 'utf-16be', 'koi8-r'],
]

/** Text of a file in UTF-8, UTF-16, windows-1251 or windows-1250, in pieces. Old ş and ţ become ș and ț. */
export async function* decode(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: InstanceType<typeof TextDecoder> | null = null
  let sample = Buffer.alloc(0)
  let isStart = true
  for await (const chunk of chunks) {
    if (decoder) {
      yield withCommas(decoder.decode(chunk, { stream: true }))
      continue
    }
    sample = Buffer.concat([sample, chunk])
    if (sample.length < sampleBytes) continue
    const encoding = encodingOf(sample, isStart)
    if (encoding) decoder = new TextDecoder(encoding)
    // Of ASCII alone: it reads the same in each, and what follows tells.
    yield withCommas(decoder ? decoder.decode(sample, { stream: true }) : sample.toString('latin1'))
    sample = Buffer.alloc(0)
    isStart = false
  }
  const last = decoder ?? new TextDecoder(encodingOf(sample, isStart) ?? 'utf-8')
  yield withCommas(last.decode(sample))
}

/** Null for ASCII alone, which does not tell. */
export function encodingOf(sample: Buffer, isStart = true): string | null {
  if (isStart) {
    const told = markedEncoding(sample) ?? declaredEncoding(sample)
    if (told) return told
  }
  const high = sample.filter((byte) => byte >= 0x80).length
  if (high === 0) return null
  if (isUtf8(sample)) return 'utf-8'
  // Cyrillic words are of high bytes from end to end; Romanian ones have one here and there.
  const pairs = sample.filter((byte, at) => byte >= 0x80 && (sample[at + 1] ?? 0) >= 0x80).length
  return pairs / high > 0.4 ? 'windows-1251' : 'windows-1250'
}

function markedEncoding([first, second, third]: Buffer): string | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : null
}

/** Of the XML declaration; one that says UTF-8 and is not, says nothing. */
function declaredEncoding(sample: Buffer): string | null {
  const start = sample.subarray(0, 200).toString('latin1')
  const [, name = ''] = /^\s*<\?xml[^>]*\sencoding=["']([\w-]+)["']/i.exec(start) ?? []
  const known = declarable.find((one) => one === name.toLowerCase())
  return known === 'utf-8' && !isUtf8(sample) ? null : (known ?? null)
}

function isUtf8(sample: Buffer): boolean {
  try {
    // The last character may be cut.
    new TextDecoder('utf-8', { fatal: true }).decode(sample, { stream: true })
    return true
  } catch {
    return false
  }
}

const commas: Readonly<Record<string, string>> = { ş: 'ș', Ş: 'Ș', ţ: 'ț', Ţ: 'Ț' }

function withCommas(text: string): string {
  return text.replaceAll(/[şŞţŢ]/g, (letter) => commas[letter] ?? letter)
}
