import type { Deps } from '#domains/deps.ts'
import { clearTtlCaches } from '#domains/lib/ttl-cache.ts'
import { syncData } from '#db/seed/reference.ts'
import { parseDataFiles, readDataFiles, type ReferenceData } from '#db/seed/reference/read-data.ts'

const files = await readDataFiles()

/** Restarts with an edited file. */
export async function editedFile(
  { sql }: Deps,
  edit: (data: ReferenceData) => void,
): Promise<void> {
  const data = structuredClone(parseDataFiles(files))
  edit(data)
  await sql.begin((tx) => syncData(tx, data))
  clearTtlCaches()
}
