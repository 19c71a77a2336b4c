import { writeFileSync } from 'node:fs'
import { createRandom } from '#demo/random.ts'
import { packClassifier } from '#domains/search/expand/likely/model/classifier.ts'
import { readQueryThings } from '#db/seed/query-things.ts'
import { prepared, readQueries, readTitles, subcategoriesOf, textsOfThings } from './texts.ts'
import { classifierOf, train } from './training.ts'

/**
 * Trains the model that tells where the answers of a query lie and what thing it means: `npm run train-queries`. The
 * same texts give the same bytes.
 */
const target = new URL('../../../domains/search/expand/likely/model/queries.br', import.meta.url)

const things = await readQueryThings()
const subcategories = subcategoriesOf(things)
const numbers = new Map(subcategories.map(({ slug }, number) => [slug, number]))
const texts = [...readQueries(), ...textsOfThings(things), ...(await readTitles())]
const examples = texts.map((text) => prepared(text, numbers))
const trained = train(examples, subcategories, createRandom(1))
const packed = packClassifier(classifierOf(trained, subcategories))
writeFileSync(target, packed)
console.log(`${examples.length} texts, ${packed.length} bytes`)
