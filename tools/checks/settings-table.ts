import { readFile, writeFile } from 'node:fs/promises'
import * as z from 'zod'
import { Settings } from '#server/config.ts'

/**
 * Writes the table of settings into README.md: `node tools/checks/settings-table.ts`; with `--check`, only compares it.
 */
const marks = { start: '<!-- settings -->', end: '<!-- /settings -->' }

interface Property {
  readonly description?: string
  readonly default?: unknown
}

function settingsTable(): string {
  const { properties = {} } = z.toJSONSchema(Settings, { io: 'input', unrepresentable: 'any' })
  const rows = Object.entries(properties).map(([name, property]) => {
    const { description = '', default: fallback }: Property =
      typeof property === 'object' ? property : {}
    return `| \`${name}\` | ${fallback === undefined ? '' : `\`${String(fallback)}\``} | ${description} |`
  })
  return ['| Setting | Default | What it does |', '|---|---|---|', ...rows].join('\n')
}

const path = new URL('../../README.md', import.meta.url)
const readme = await readFile(path, 'utf8')
const [before, rest = ''] = readme.split(marks.start)
const [, after] = rest.split(marks.end)
const written = `${before}${marks.start}\n${settingsTable()}\n${marks.end}${after}`
if (process.argv.includes('--check')) {
  if (written !== readme) {
    console.error(
      'README.md: the settings table is not that of server/config.ts; run node tools/checks/settings-table.ts',
    )
    process.exit(1)
  }
} else await writeFile(path, written)
