import type { AttributeDefinition } from '#demo/texts/attribute-definition.ts'
import { drawAttributes } from '#demo/texts/draw-attributes.ts'
import { createRandom } from '#demo/random.ts'
import type { Good } from '#demo/market/recipe.ts'

/** No fixed attributes, because the generated texts contradict none. */
const noFixedAttributes: Pick<Good, 'attributes'> = {}
const alwaysFilled = new Set(['make', 'model', 'brand', 'body', 'fuel', 'year', 'memory', 'cpu'])

/** Attributes of a generated advert as JSON, deterministic by its number. */
export function benchAttributes(
  number: number,
  definitions: readonly AttributeDefinition[],
): string {
  // A separate random source, so that the rest of the market does not depend on the attributes.
  return JSON.stringify(
    drawAttributes(noFixedAttributes, definitions, alwaysFilled, createRandom(7_919 * number)),
  )
}
