import { expect, test } from 'vitest'
import { encodeUtf8 } from './encode-utf8.ts'

test.each(['', 'Găsit', 'Найдено 👍', 'x\uD800y', 'ă'.repeat(600_000)])(
  'a text has the bytes of Buffer.from (%#)',
  (text) => {
    const encoded = encodeUtf8(text)
    encodeUtf8('another text afterwards')
    expect(encoded.equals(Buffer.from(text))).toBe(true)
  },
)
