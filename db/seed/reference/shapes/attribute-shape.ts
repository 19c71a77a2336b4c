import * as z from 'zod'
import { refuse, refuseRepeated, Titles } from './shapes.ts'

const Option = z.strictObject({
  value: z
    .string()
    .regex(/^[a-z0-9.-]{1,60}$/, 'is no value: small Latin letters, digits, . and -'),
  labels: Titles,
})
const Options = z.array(Option).min(1, 'has no options')

type Filter = 'multi' | 'select' | 'range' | 'bool' | 'text' | 'none'
type Type = 'enum' | 'multi' | 'int' | 'number' | 'bool' | 'text'

/** Filter types allowed for each attribute type. */
const filtersOf: Readonly<Record<Type, readonly Filter[]>> = {
  enum: ['multi', 'select'],
  multi: ['multi'],
  int: ['range'],
  number: ['range'],
  bool: ['bool'],
  text: ['text'],
}

/** An attribute of the file. Adverts store its key; several definitions may have the same key (brand). */
export const AttributeData = z
  .strictObject({
    key: z.string().regex(/^[a-z][a-z0-9_]*$/, 'is no key: small Latin letters, digits and _'),
    type: z.enum(['enum', 'multi', 'int', 'number', 'bool', 'text']),
    filter: z.enum(['multi', 'select', 'range', 'bool', 'text', 'none']),
    required: z.boolean().optional(),
    labels: Titles,
    unit: z.string().min(1).optional(),
    min: z.number().optional(),
    max: z.number().optional(),
    dependsOn: z.string().optional(),
    options: Options.optional(),
    optionsBy: z.record(z.string(), Options).optional(),
  })
  .superRefine((attribute, context) => {
    const { type, filter, min, max, dependsOn, options, optionsBy } = attribute
    if (filter !== 'none' && !filtersOf[type].includes(filter))
      refuse(context, ['filter'], `"${filter}" does not fit the type "${type}"`)
    if (min !== undefined && max !== undefined && min > max)
      refuse(context, ['max'], 'is less than min')
    const isChosen = type === 'enum' || type === 'multi'
    if (!isChosen && (options ?? optionsBy))
      refuse(context, ['options'], `does not fit the type "${type}"`)
    if (isChosen && !options && !optionsBy) refuse(context, ['options'], 'is missing')
    if (!optionsBy !== !dependsOn)
      refuse(context, [dependsOn ? 'optionsBy' : 'dependsOn'], 'is missing')
    for (const [path, list] of listsOf({ options, optionsBy })) {
      const values = list.map(({ value }, at) => ({ value, path: [...path, at, 'value'] }))
      refuseRepeated(context, 'option', values)
    }
  })

type Lists = Pick<z.infer<typeof AttributeData>, 'options' | 'optionsBy'>

function listsOf({ options, optionsBy }: Lists): [PropertyKey[], z.infer<typeof Options>][] {
  const by = Object.entries(optionsBy ?? {}).map(
    ([parent, list]): [PropertyKey[], z.infer<typeof Options>] => [['optionsBy', parent], list],
  )
  return options ? [[['options'], options], ...by] : by
}
