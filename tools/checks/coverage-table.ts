import { relative, sep } from 'node:path'

interface Lines {
  readonly total: number
  readonly covered: number
}

/** What `json-summary` writes: by the file's path, and `total` for all of them. */
export type CoverageSummary = Readonly<Record<string, { readonly lines: Lines }>>

interface FolderLines extends Lines {
  readonly folder: string
}

/** Folders with a line of their own for each folder in them. */
const parted = ['app', 'domains', 'server']

/** Lines of the product, and those that a test has run, summed up by folder; in the order of the names. */
export function linesByFolder(summary: CoverageSummary, root: string): FolderLines[] {
  const files = Object.entries(summary).filter(([file]) => file !== 'total')
  const byFolder = Map.groupBy(files, ([file]) => folderOf(relative(root, file).split(sep)))
  return [...byFolder]
    .map(([folder, inFolder]) => ({ folder, ...sum(inFolder.map(([, { lines }]) => lines)) }))
    .toSorted((one, other) => (one.folder < other.folder ? -1 : 1))
}

/** A file that lies in `domains` itself counts there, one in `domains/adverts/photos` for `domains/adverts`. */
function folderOf([top = '', ...rest]: readonly string[]): string {
  return parted.includes(top) && rest.length > 1 ? `${top}/${rest[0]}` : top
}

function sum(lines: readonly Lines[]): Lines {
  return lines.reduce(
    (all, { total, covered }) => ({ total: all.total + total, covered: all.covered + covered }),
    { total: 0, covered: 0 },
  )
}

/** One text line a folder, and one for all of them. */
export function tableOf(folders: readonly FolderLines[]): string[] {
  const rows = [...folders, { folder: 'all', ...sum(folders) }]
  const width = Math.max(...rows.map(({ folder }) => folder.length))
  return rows.map(({ folder, total, covered }) => {
    const percent = total === 0 ? 100 : (100 * covered) / total
    return `${folder.padEnd(width)} ${percent.toFixed(1).padStart(6)} %  ${covered} of ${total} lines`
  })
}
