import type { AttributeDefinition } from '#demo/texts/attribute-definition.ts'
import { drawAttributes } from '#demo/texts/draw-attributes.ts'
import { createRandom } from '#demo/random.ts'
import type { Good } from '#demo/market/recipe.ts'

/** The texts of the benchmark market say nothing that an attribute could contradict. */
const anything: Pick<Good, 'attributes'> = {}
const alwaysSaid = new Set(['make', 'model', 'brand', 'body', 'fuel', 'year', 'memory', 'cpu'])

/** What the form of a subcategory would have been filled in with, as JSON; the same for each number of an advert. */
export function benchAttributes(
  number: number,
  definitions: readonly AttributeDefinition[],
): string {
  // Chance of its own: what else is drawn of the market does not depend on the forms.
  return JSON.stringify(
    drawAttributes(anything, definitions, alwaysSaid, createRandom(7_919 * number)),
  )
}
