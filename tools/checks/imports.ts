import { parseSync } from 'vite'

/** Specifiers of all imports and re-exports of a module, types included, without duplicates. */
export function importsOf(file: string, source: string): readonly string[] {
  const { module } = parseSync(file, source)
  const names = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...module.dynamicImports.flatMap(({ moduleRequest }) =>
      literal(source.slice(moduleRequest.start, moduleRequest.end)),
    ),
  ]
  return [...new Set(names)]
}

function literal(expression: string): readonly string[] {
  const text = /^(['"`])([^'"`$]+)\1$/.exec(expression)?.[2]
  return text ? [text] : []
}
