import * as z from 'zod'
import { LabelsShape } from '../../shapes.ts'
import { cardFactsMax } from './editing.ts'

/** What a price is for; empty: the thing itself. `pay` is a monthly wage, `none` where no price makes sense. */
export const priceUnits = ['', 'hour', 'day', 'month', 'sqm', 'km', 'pay', 'none'] as const
export type PriceUnit = (typeof priceUnits)[number]

/** What an attribute says on cards. */
export const CardFactShape = z.object({
  /** Place in the line of facts, from 1; 0: the attribute is not in the line. */
  place: z.int().min(0).max(cardFactsMax),
  /** Text around the value, which `#` stands for: "et. #". The unit is left out. */
  form: LabelsShape.optional(),
  /** Key of the number after a slash, such as the floors of the house. */
  over: z.string().optional(),
  /** Usual values, which are left out. */
  except: z.array(z.string()).optional(),
  /** Labels begin with a small letter inside the line. */
  isLower: z.boolean().optional(),
  /** The price of one unit of it ends the line, of a thing for sale. */
  isPriced: z.boolean().optional(),
  /** What the price is for, by option. */
  priceUnits: z.record(z.string(), z.enum(priceUnits)).optional(),
  /** The wage in MDL, instead of a price that is not given. */
  isPay: z.boolean().optional(),
  /** End of the wage that begins with the price. */
  isPayEnd: z.boolean().optional(),
})
export type CardFact = z.infer<typeof CardFactShape>
