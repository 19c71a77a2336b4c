import type * as z from 'zod'

/** Parses a data file by its schema. Refuses an invalid one with a line per fault, each with its path. */
export function readShape<T>(shape: z.ZodType<T>, file: string, text: string): T {
  const read = shape.safeParse(JSON.parse(text))
  if (read.success) return read.data
  throw new Error(
    [`${file}:`, ...read.error.issues.map((issue) => `  ${faultOf(issue)}`)].join('\n'),
  )
}

function faultOf({ code, path, message }: z.core.$ZodIssue): string {
  const isMissing = code === 'invalid_type' && message.endsWith('received undefined')
  if (isMissing) return `${pathOf(path)} is missing`
  // Messages of the library start with a capital; ours continue after the path.
  return `${pathOf(path)}${/^[A-Z][a-z]/.test(message) ? ':' : ''} ${message}`
}

/** Formats a path: categories[3].groups[1].labels.ru */
function pathOf(path: readonly PropertyKey[]): string {
  return path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '')
}
