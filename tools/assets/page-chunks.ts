import { join } from 'node:path'
import type { Rolldown } from 'vite'

/** Small, and used by nearly all screens except home. */
const common =
  /\/app\/(?:lib\/browser\/(?:focus|hydrated)|lib\/texts\/(?:lazy-texts|phone-text)|parts\/icons\/(?:avatar|breadcrumbs)|parts\/feedback\/spinner|parts\/report\/(?:report-button|texts))\./
const forms =
  /\/app\/parts\/(?:feedback\/(?:dialog|done)|forms\/(?:error-summary|field|problem-line))\./
/** What a list loads at once when somebody wishes to compare. */
const compare = /\/app\/parts\/compare\//
const calls = /\/(?:contract|app\/lib)\//

/**
 * Chunk groups that replace many small files, each of which costs a request and more headers than code: the frame of
 * every page is in the entry; what home shares with other screens is in two files, one of them for screens with advert
 * cards; what the advert's page shares in addition is in one more.
 */
export function pageChunks(root: string): Rolldown.CodeSplittingOptions {
  const home = join(root, 'app/screens/home/home.tsx')
  const advert = join(root, 'app/screens/adverts/advert/advert.tsx')
  return {
    groups: [
      { name: 'frame', tags: ['$initial'], priority: 4 },
      { ...sharedOf(home, 'shared', calls), priority: 3 },
      { ...sharedOf(home, 'cards', /\/app\//), priority: 2 },
      { name: 'common', test: common, priority: 2 },
      { name: 'forms', test: forms, priority: 2 },
      { name: 'compare', test: compare, priority: 2 },
      { ...sharedOf(advert, 'advert-parts', /\/screens\/adverts\//), priority: 1 },
    ],
  }
}

/** Modules that this screen and at least one other import. */
function sharedOf(screen: string, name: string, test: RegExp): Rolldown.CodeSplittingGroup {
  let reached: ReadonlySet<string> | null = null
  const nameOf = (id: string, graph: Rolldown.ChunkingContext): string | null => {
    reached ??= reachedFrom(screen, graph)
    return reached.has(id) ? name : null
  }
  return { name: nameOf, debugName: name, test, minShareCount: 2 }
}

function reachedFrom(
  id: string,
  graph: Rolldown.ChunkingContext,
  reached = new Set<string>(),
): ReadonlySet<string> {
  if (reached.has(id)) return reached
  reached.add(id)
  for (const next of graph.getModuleInfo(id)?.importedIds ?? []) reachedFrom(next, graph, reached)
  return reached
}
