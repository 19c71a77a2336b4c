import * as z from 'zod'
import { call } from '../call.ts'
import { LabelsShape, Token } from '../shapes.ts'

/** What the form of a new advert begins with. */
export const postingDefaultCalls = {
  getPostingDefaults: call({
    path: '/adverts/manage_adverts.php',
    action: 'getPostingDefaults',
    summary: "Get the place, category and contact choice of the user's latest advert",
    auth: 'user',
    member: { right: 'adverts' },
    cost: 'low',
    input: { token: Token.optional() },
    output: {
      /** Null: the user has not published an advert yet. */
      defaults: z
        .object({
          /** Slug; empty: the latest advert had none. */
          place: z.string(),
          placeLabels: LabelsShape,
          category: z.string(),
          subcategory: z.string(),
          showPhone: z.boolean(),
        })
        .nullable(),
    },
  }),
}
