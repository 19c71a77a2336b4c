import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { importCategories, importNameLength } from '#contract/rules/imports/limits.ts'
import { ImportError } from './failure.ts'
import { plain, RecordFields, type FileRecord } from './record.ts'

/** Elements that are a line each. */
const recordNames = new Set([
  ...['item', 'offer', 'ad', 'advert', 'product', 'entry', 'listing', 'row', 'object'],
  ...['anunt', 'produs', 'oferta', 'объявление', 'товар', 'предложение'],
])
const maxDepth = 20
/** Characters between two tags, or within one. */
const maxGap = 1_000_000
/** Characters that are parsed at once. */
const pieceLength = 32_768

/** Names of HTML that files contain undeclared. */
const entities = { nbsp: '\u00A0', laquo: '«', raquo: '»', mdash: '—', ndash: '–', hellip: '…' }

interface OpenElement {
  readonly name: string
  /** Name of the value: of a parameter, the one that it gives itself. */
  readonly key: string
  text: string
  hasChildren: boolean
}

/** Categories of a YML, by id. */
interface YmlCategory {
  readonly parentId: string
  name: string
}

/**
 * Lines of an XML: its elements of a usual name, with the texts of the elements within them. Of a YML the ids of
 * categories become their names. Entities of a file of its own are refused, and no other file is read.
 */
export async function* readXml(text: AsyncGenerator<string>): AsyncGenerator<FileRecord> {
  const records: FileRecord[] = []
  const reader = new XmlReader((record) => records.push(record))
  for await (const chunk of text) {
    for (let at = 0; at < chunk.length; at += pieceLength) {
      reader.write(chunk.slice(at, at + pieceLength))
      yield* records.splice(0)
    }
  }
  reader.close()
  yield* records.splice(0)
}

class XmlReader {
  readonly #parser = new SaxesParser<{ position: true; xmlns: false }>({
    position: true,
    xmlns: false,
  })
  readonly #emit: (record: FileRecord) => void
  readonly #open: OpenElement[] = []
  readonly #categories = new Map<string, YmlCategory>()
  #record: { readonly fields: RecordFields; readonly line: number; readonly depth: number } | null =
    null
  #categoryId = ''
  #lastTag = 0

  constructor(emit: (record: FileRecord) => void) {
    this.#emit = emit
    const parser = this.#parser
    Object.assign(parser.ENTITIES, entities)
    parser.on('error', (error) => {
      throw new ImportError('unreadable', error)
    })
    parser.on('doctype', (doctype) => {
      if (doctype.includes('[')) throw new ImportError('doctype')
    })
    parser.on('opentag', (tag) => this.#begin(tag))
    parser.on('closetag', () => this.#end())
    parser.on('text', (text) => this.#add(text))
    parser.on('cdata', (text) => this.#add(text))
  }

  write(piece: string): void {
    this.#parser.write(piece)
    if (this.#parser.position - this.#lastTag > maxGap) throw new ImportError('unreadable')
  }

  close(): void {
    this.#parser.close()
  }

  #begin({ name: fullName, attributes }: SaxesTagPlain): void {
    const name = localName(fullName)
    this.#lastTag = this.#parser.position
    const parent = this.#open.at(-1)
    if (parent) parent.hasChildren = true
    const key = (name === 'param' && attributes['name']) || name
    this.#open.push({ name, key, text: '', hasChildren: false })
    if (this.#open.length > maxDepth) throw new ImportError('unreadable')
    if (this.#record) {
      const { currency } = attributes
      if (currency && name === 'price') this.#record.fields.add('currency', currency)
      return
    }
    if (name === 'category' && parent?.name === 'categories') this.#beginCategory(attributes)
    if (this.#open.length < 2 || !recordNames.has(name.toLowerCase())) return
    const fields = new RecordFields()
    for (const [attribute, value] of Object.entries(attributes)) fields.add(attribute, value)
    this.#record = { fields, line: this.#parser.line, depth: this.#open.length }
  }

  #beginCategory(attributes: Readonly<Record<string, string>>): void {
    this.#categoryId = plain(attributes['id'] ?? '', importNameLength)
    const parentId = plain(attributes['parentId'] ?? '', importNameLength)
    // Lines of what is beyond have its id as the name of their category.
    if (this.#categories.size >= importCategories) this.#categoryId = ''
    else this.#categories.set(this.#categoryId, { parentId, name: '' })
  }

  #add(text: string): void {
    const element = this.#open.at(-1)
    if (element && element.text.length < maxGap) element.text += text
  }

  #end(): void {
    this.#lastTag = this.#parser.position
    const depth = this.#open.length
    const element = this.#open.pop()
    if (!element) return
    const record = this.#record
    if (record?.depth === depth) {
      this.#record = null
      if (!element.hasChildren) record.fields.add('text', element.text)
      this.#emit({ line: record.line, fields: record.fields.read() })
    } else if (record && !element.hasChildren) {
      record.fields.add(element.key, this.#valueOf(element))
    } else if (record) {
      // Markup within a text, as of descriptions that are not escaped.
      record.fields.add(element.key, element.text)
    } else if (element.name === 'category' && this.#categoryId !== '') {
      const category = this.#categories.get(this.#categoryId)
      if (category) category.name = plain(element.text, importNameLength)
      this.#categoryId = ''
    }
  }

  #valueOf({ name, text }: OpenElement): string {
    return name === 'categoryId' ? this.#categoryPath(text.trim()) : text
  }

  /** "Furniture > Chairs"; of a long path, and of one that leads back to itself, the narrowest part. */
  #categoryPath(id: string): string {
    const known = new Set<string>()
    let path = ''
    for (let at = id; known.size < maxDepth && !known.has(at);) {
      const category = this.#categories.get(at)
      const longer = category && (path === '' ? category.name : `${category.name} > ${path}`)
      if (longer === undefined || longer.length > importNameLength) break
      path = longer
      known.add(at)
      at = category?.parentId ?? ''
    }
    return path === '' ? id : path
  }
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}
