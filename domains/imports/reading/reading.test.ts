import { describe, expect, test } from 'vitest'
import { ImportError, openFile, type FileRecord } from './service.ts'

/** The file in pieces of so many bytes, as a connection may bring it. */
async function* pieces(file: string | Buffer, size = 7): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(file)
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function read(
  file: string | Buffer,
  size?: number,
): Promise<{ format: string; records: FileRecord[] }> {
  const { format, records } = await openFile(pieces(file, size))
  return { format, records: await Array.fromAsync(records) }
}

async function failureOf(file: string | Buffer, size = 60_000): Promise<string | null> {
  return read(file, size).then(
    () => null,
    (error: unknown) => (error instanceof ImportError ? error.failure : String(error)),
  )
}

/** Bytes of a text in a code page that Node only reads. */
function encoded(text: string, encoding: string): Buffer {
  const letters = new Map(
    Array.from({ length: 256 }, (_, byte) => [
      new TextDecoder(encoding).decode(Buffer.of(byte)),
      byte,
    ]),
  )
  return Buffer.from([...text].map((letter) => letters.get(letter) ?? 0x3f))
}

describe('CSV', () => {
  test.each([';', ',', '\t', '|'])('columns are divided by %j', async (delimiter) => {
    const file = [
      ['Cod', 'Titlu', 'Preț'],
      ['A-1', '"Masă, din; stejar"', '"1 200"'],
    ]
    const { format, records } = await read(file.map((line) => line.join(delimiter)).join('\r\n'))
    const fields = { Cod: ['A-1'], Titlu: ['Masă, din; stejar'], Preț: ['1 200'] }
    expect([format, records]).toEqual(['csv', [{ line: 2, fields }]])
  })

  test('quotes hold line breaks and quotes, and a line knows where it ends in the file', async () => {
    const { records } = await read('id;text\n1;"a\nb ""c"""\n\n2;x\n')
    expect(records.map(({ fields }) => fields['text'])).toEqual([['a\nb "c"'], ['x']])
    expect(records.map(({ line }) => line)).toEqual([3, 5])
  })

  test('a spreadsheet may name the delimiter, and begin with a mark', async () => {
    const { records } = await read('\uFEFFsep=,\na,b\n1;2,3')
    expect(records[0]?.fields).toEqual({ a: ['1;2'], b: ['3'] })
  })

  test('values beyond the columns, columns without a name and repeated ones are not lost', async () => {
    const { records } = await read('foto;foto;\na;b;c;d')
    expect(records[0]?.fields).toEqual({ foto: ['a', 'b'], 3: ['c'], 4: ['d'] })
  })

  test('a quote that is never closed ends the reading instead of filling the memory', async () => {
    expect(await failureOf(`id;t\n1;"${'x'.repeat(400_000)}`)).toBe('unreadable')
  })
})

describe('encodings', () => {
  const romanian = 'cod;titlu\n1;Mașină de spălat în stare bună, Țigănești și Brăila'
  const russian = 'код;название\n1;Стиральная машина в хорошем состоянии'

  test.each([
    ['UTF-8', Buffer.from(romanian), 'Mașină de spălat în stare bună, Țigănești și Brăila'],
    [
      'UTF-16',
      Buffer.from(`\uFEFF${romanian}`, 'utf16le'),
      'Mașină de spălat în stare bună, Țigănești și Brăila',
    ],
    ['UTF-8 in Cyrillic', Buffer.from(russian), 'Стиральная машина в хорошем состоянии'],
    ['windows-1251', encoded(russian, 'windows-1251'), 'Стиральная машина в хорошем состоянии'],
    [
      'windows-1250',
      encoded(
        romanian.replaceAll('ș', 'ş').replaceAll('ț', 'ţ').replaceAll('Ț', 'Ţ'),
        'windows-1250',
      ),
      'Mașină de spălat în stare bună, Țigănești și Brăila',
    ],
  ])('%s is recognised', async (_name, file, title) => {
    const { records } = await read(file)
    expect(Object.values(records[0]?.fields ?? {})[1]).toEqual([title])
  })

  test('letters may come only after a long beginning of ASCII', async () => {
    const lines = Array.from({ length: 8_000 }, (_, at) => `${at};plain text`).join('\n')
    const { records } = await read(
      Buffer.concat([Buffer.from(`id;t\n${lines}\n`), encoded('x;Продам стол', 'windows-1251')]),
      5_000,
    )
    expect(records.at(-1)?.fields['t']).toEqual(['Продам стол'])
  })

  test('an XML says its encoding itself', async () => {
    const file =
      '<?xml version="1.0" encoding="windows-1251"?><ads><ad><title>Стол</title></ad></ads>'
    const { records } = await read(encoded(file, 'windows-1251'))
    expect(records[0]?.fields).toEqual({ title: ['Стол'] })
  })
})

describe('XML', () => {
  test('a YML has offers with parameters, photos and the names of their categories', async () => {
    const { format, records } = await read(`<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE yml_catalog SYSTEM "shops.dtd">
<yml_catalog date="2026-11-24"><shop><name>Casa</name>
<categories><category id="1">Mobilă</category><category id="2" parentId="1">Mese &amp; scaune</category></categories>
<offers>
<offer id="M-7" available="true"><name>Masă</name><price>1200</price><currencyId>MDL</currencyId>
<categoryId>2</categoryId><picture>https://a.md/1.jpg</picture><picture>https://a.md/2.jpg</picture>
<param name="Culoare">stejar</param><description><![CDATA[Masă <b>nouă</b>]]></description></offer>
</offers></shop></yml_catalog>`)
    expect(format).toBe('yml')
    expect(records).toEqual([
      {
        line: 6,
        fields: {
          ...{ id: ['M-7'], available: ['true'], name: ['Masă'], price: ['1200'] },
          ...{ currencyId: ['MDL'], categoryId: ['Mobilă > Mese & scaune'], Culoare: ['stejar'] },
          picture: ['https://a.md/1.jpg', 'https://a.md/2.jpg'],
          description: ['Masă <b>nouă</b>'],
        },
      },
    ])
  })

  test('another XML has its lines in elements of usual names, prefixed or nested', async () => {
    const { format, records } = await read(
      '<rss xmlns:g="x"><channel><title>Shop</title><item><g:id>1</g:id><photos><url>a</url><url>b</url></photos>' +
        '</item><item><g:id>2</g:id></item></channel></rss>',
    )
    expect(format).toBe('xml')
    expect(records.map(({ fields }) => fields)).toEqual([
      { id: ['1'], url: ['a', 'b'] },
      { id: ['2'] },
    ])
  })

  test('endless categories that lead back to themselves make no endless names', async () => {
    const name = 'y'.repeat(400_000)
    const categories =
      `<category id="1" parentId="1">${name}</category><category id="2" parentId="3">Mese</category>` +
      '<category id="3" parentId="2">Mobilă</category>'
    const offers = '<offer><categoryId>1</categoryId><a>1</a></offer>'.repeat(500)
    const { records } = await read(
      `<yml_catalog><categories>${categories}</categories>${offers}` +
        '<offer><categoryId>2</categoryId></offer></yml_catalog>',
      60_000,
    )
    expect(records[0]?.fields['categoryId']).toEqual(['y'.repeat(300)])
    expect(records.at(-1)?.fields['categoryId']).toEqual(['Mobilă > Mese'])
  })

  test('a line is no longer than one of a CSV, however many elements it has', async () => {
    const elements = Array.from({ length: 60 }, (_, at) => `<a${at}>${'y'.repeat(9_000)}</a${at}>`)
    const { records } = await read(`<x><item>${elements.join('')}</item></x>`, 60_000)
    expect(JSON.stringify(records[0]?.fields).length).toBeLessThan(201_000)
    expect(Object.keys(records[0]?.fields ?? {})).toHaveLength(22)
  })

  const bomb = '<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">'
  test.each([
    ['entities of its own', `<!DOCTYPE x [${bomb}]><x><item><a>&b;</a></item></x>`, 'doctype'],
    [
      'a file of the server',
      '<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]><x/>',
      'doctype',
    ],
    ['an unknown entity', '<x><item><a>&xxe;</a></item></x>', 'unreadable'],
    ['an end in the middle', '<x><item><a>1</a>', 'unreadable'],
    ['crossed elements', '<x><item><a></item></a></x>', 'unreadable'],
    ['endless depth', '<x>'.repeat(50), 'unreadable'],
    ['endless text', `<x><item><a>${'y'.repeat(1_200_000)}`, 'unreadable'],
    ['an endless tag', `<x><item a="${'y'.repeat(1_200_000)}`, 'unreadable'],
    ['no lines', '<x><head/></x>', 'empty'],
    ['nothing', ' \n ', 'empty'],
    ['columns without lines', 'a;b\n', 'empty'],
  ])('%s is refused', async (_what, file, failure) => {
    expect(await failureOf(file)).toBe(failure)
  })
})

test.each([
  ['a spreadsheet', 'PK\u0003\u0004\u0014\u0006xl/workbook.xml'],
  ['a picture', '\u0089PNG\r\n\u001A\n\u0000\u0000\u0000\rIHDR'],
  ['a document', '%PDF-1.7\n1 obj'],
  ['a web page', '\n<!DOCTYPE html><html><body>404</body></html>'],
])('%s is told from a file of adverts', async (_what, file) => {
  expect(await failureOf(file)).toBe('wrong_kind')
})

test('more lines than an import may have are refused', async () => {
  expect(await failureOf(`id\n${'1\n'.repeat(50_001)}`)).toBe('too_many_lines')
})
