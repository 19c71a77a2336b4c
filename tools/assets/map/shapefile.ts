import { readFile } from 'node:fs/promises'
import type { Point } from './lines.ts'

export interface NamedLines {
  readonly name: string
  readonly lines: readonly (readonly Point[])[]
}

const shapeHeader = 100
const polyline = 3

/** Lines of an ESRI shapefile with the column `name` of its table; `path` has no extension. */
export async function readShapefile(path: string): Promise<readonly NamedLines[]> {
  const [shapes, table] = await Promise.all([readFile(`${path}.shp`), readFile(`${path}.dbf`)])
  const names = namesOf(table)
  const all: NamedLines[] = []
  for (let at = shapeHeader; at < shapes.length;) {
    const length = shapes.readInt32BE(at + 4) * 2
    const lines = linesOf(shapes.subarray(at + 8, at + 8 + length))
    all.push({ name: names[all.length] ?? '', lines })
    at += 8 + length
  }
  return all
}

function linesOf(shape: Buffer): readonly (readonly Point[])[] {
  if (shape.readInt32LE(0) !== polyline) return []
  const [parts, points] = [shape.readInt32LE(36), shape.readInt32LE(40)]
  const starts = Array.from({ length: parts }, (_, index) => shape.readInt32LE(44 + 4 * index))
  const first = 44 + 4 * parts
  return starts.map((start, index) => {
    const end = starts[index + 1] ?? points
    return Array.from({ length: end - start }, (_, step): Point => {
      const at = first + 16 * (start + step)
      return [shape.readDoubleLE(at), shape.readDoubleLE(at + 8)]
    })
  })
}

/** The column `name` of a dBASE table; names as in UTF-8. */
function namesOf(table: Buffer): readonly string[] {
  const [rows, header, width] = [
    table.readUInt32LE(4),
    table.readUInt16LE(8),
    table.readUInt16LE(10),
  ]
  let from = 1
  let length = 0
  for (let at = 32; table[at] !== 0x0d; at += 32) {
    length = table[at + 16] ?? 0
    const column = table.toString('latin1', at, at + 11).split('\0')[0]
    if (column?.toLowerCase() === 'name') break
    from += length
  }
  return Array.from({ length: rows }, (_, row) => {
    const at = header + row * width + from
    return table.toString('utf8', at, at + length).trim()
  })
}
