import type * as z from 'zod'

/** Reads a file of data as its shape has it. Refuses what does not fit with one line a fault, each naming its path. */
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
  // Messages of the library begin with a capital, ours go on from the path.
  return `${pathOf(path)}${/^[A-Z][a-z]/.test(message) ? ':' : ''} ${message}`
}

/** categories[3].groups[1].labels.ru */
function pathOf(path: readonly PropertyKey[]): string {
  return path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '')
}
