import * as fc from 'fast-check'
import type { AttributeValues } from '#contract/adverts/adverts.ts'
import type { Attribute } from '#contract/categories.ts'
import { descriptionMaxLength, titleMaxLength } from '#contract/limits.ts'
import { advertField, mapAdvertFields } from '#contract/rules/advert/advert-fields.ts'
import { languages } from '#contract/languages.ts'
import { expect, test, type Site } from '#tests/support/servers/site.ts'
import { emptyAdvert, errorsOf, type TypedAdvert } from './draft.ts'
import { payloadOf } from './own-advert.ts'

/** Subcategories with attributes of all types, each with valid values. */
const wholeAttributes: Readonly<Record<string, AttributeValues>> = {
  autoturisme: { make: 'dacia', year: 2015 },
  'apartamente-vanzare': { rooms: '2', area: 54.5, balcony: true },
  'terenuri-constructii': { land_area: 6 },
  fitness: {},
}

const texts = (most: number) =>
  fc.oneof(
    fc.constantFrom('', ' ', '\u200b', '\u2800\n', 'Scaun de lemn', 'стул'),
    fc
      .constantFrom('ș', '😀', 'e\u0301')
      .chain((sign) =>
        fc.constantFrom(most - 1, most, most + 1).map((length) => sign.repeat(length)),
      ),
    fc.constant(`${'a'.repeat(most)}\u200b   `),
  )

const text = fc.record({ title: texts(titleMaxLength), description: texts(descriptionMaxLength) })

/** Possible input of an attribute's field, valid or not. */
function typedValue({ type, options, optionsBy, min, max }: Attribute) {
  const chosen = [...(options ?? []), ...Object.values(optionsBy ?? {}).flat()]
  const someOptions = fc.constantFrom(
    'nothing-of-ours',
    'constructor',
    ...chosen.map((one) => one.value),
  )
  const odd = fc.constantFrom<AttributeValues[string]>('', ' ', 'abc', true, 7, ['abc'], [])
  const numbers = [min ?? 0, max ?? 9, (min ?? 0) - 1, (max ?? 9) + 1, (min ?? 0) + 0.5, 1e13]
  if (type === 'enum') return fc.oneof(odd, someOptions)
  if (type === 'multi') return fc.oneof(odd, fc.array(someOptions, { maxLength: 3 }))
  if (type === 'int' || type === 'number') return fc.oneof(odd, fc.constantFrom(...numbers))
  if (type === 'bool') return fc.oneof(odd, fc.boolean())
  return fc.oneof(odd, texts(200))
}

/** Values for some of the attributes. */
function attributesOf(definitions: readonly Attribute[]): fc.Arbitrary<AttributeValues> {
  const entries = definitions.map((one) =>
    typedValue(one).map((value) => [one.key, value] as const),
  )
  return fc
    .tuple(fc.tuple(...entries), fc.infiniteStream(fc.boolean()))
    .map(([all, isTyped]) => Object.fromEntries(all.filter(() => isTyped.next().value)))
}

function typedAdverts(definitions: ReadonlyMap<string, readonly Attribute[]>) {
  return fc.constantFrom('', ...definitions.keys()).chain((subcategory) =>
    fc
      .record({
        ...{ language: fc.constantFrom(...languages), subcategory: fc.constant(subcategory) },
        text,
        translations: fc.record({ ro: text, ru: text, en: text }, { requiredKeys: [] }),
        attributes: attributesOf(definitions.get(subcategory) ?? []),
        price: fc.constantFrom('', ' ', '15', '0', '1.234,5', 'gratis', '€300', '1000000001', '-1'),
        isFree: fc.boolean(),
        place: fc.constantFrom('', 'balti'),
        pin: fc.constantFrom(
          null,
          { latitude: 47.7615, longitude: 27.9289 },
          { latitude: 44.43, longitude: 26.1 },
        ),
        lines: fc.record(mapAdvertFields((name) => lines(name))),
      })
      .map(({ text: own, lines: typedLines, ...rest }): TypedAdvert => ({
        ...{ ...emptyAdvert('ro'), category: rest.subcategory && 'oricare' },
        ...{ ...rest, ...own, ...typedLines },
      })),
  )
}

function lines(name: Parameters<typeof advertField>[0]) {
  const { kind, maxLength } = advertField(name)
  if (kind === 'text') return texts(maxLength)
  const links = ['', ' ', 'https://youtu.be/a', 'http://youtu.be/a', 'youtu.be', 'javascript:alert']
  return fc.oneof(
    fc.constantFrom(...links),
    texts(maxLength - 12).map((end) => `https://a.md/${end}`),
  )
}

/** The advert with one field corrected. */
function corrected(typed: TypedAdvert, field: string): TypedAdvert {
  const subcategory = typed.subcategory || 'autoturisme'
  const attributes = wholeAttributes[subcategory] ?? {}
  const [name = '', key = ''] = field.split('.')
  if (name === 'translations') return { ...typed, translations: {} }
  if (name === 'subcategory') return { ...typed, subcategory, category: 'oricare', attributes }
  if (name === 'latitude') return { ...typed, pin: null }
  if (name === 'attributes') {
    const { [key]: _was, ...others } = typed.attributes
    const value = attributes[key]
    return { ...typed, attributes: value === undefined ? others : { ...others, [key]: value } }
  }
  const right = { title: 'Dulap', description: '', price: '', place: 'balti' }
  return { ...typed, ...mapAdvertFields(() => ''), ...right, ...fieldsExcept(typed, name) }
}

/** The fields that are corrected one by one, without the given one. */
function fieldsExcept({ title, description, price, place, ...typed }: TypedAdvert, name: string) {
  const all = { title, description, price, place, ...mapAdvertFields((line) => typed[line]) }
  return Object.fromEntries(Object.entries(all).filter(([key]) => key !== name))
}

const path = '/adverts/manage_adverts.php'

interface Answer {
  readonly success: boolean
  readonly code?: string
  /** Name of the field. */
  readonly type?: string
}

/** Sends the form values and returns the server's answer. */
type Send = (typed: TypedAdvert) => Promise<Answer>

async function sendAll(
  site: Site,
  token: string,
  steps: readonly { action: string; fields: (typed: TypedAdvert) => object }[],
  typed: TypedAdvert,
): Promise<Answer> {
  let answer: Answer = { success: true }
  for (const { action, fields } of steps) {
    const { body } = await site.call(path, { action, ...fields(typed) }, { token })
    answer = { success: body['success'] === true, ...body }
    if (!answer.success) return answer
  }
  return answer
}

/**
 * Corrects each refused field until the server accepts; compares each refusal and the final success with the form's
 * validation.
 */
async function compare(
  typed: TypedAdvert,
  definitions: ReadonlyMap<string, readonly Attribute[]>,
  send: Send,
) {
  let written = typed
  for (let tries = 0; tries < 40; tries++) {
    const said = errorsOf(written, definitions.get(written.subcategory) ?? [])
    const { success, code, type: field = '' } = await send(written)
    if (success) {
      expect(said).toEqual({})
      return
    }
    // Input outside the wire's bounds is refused before the rules run, without a code of their own.
    const isBeyond = code === 'bad_input' || code === 'too_long'
    if (isBeyond) expect(said).toHaveProperty([field])
    else expect({ [field]: said[field] }).toEqual({ [field]: code })
    written = corrected(written, field)
  }
  throw new Error('The server refuses what has been corrected')
}

test.for(['publish', 'edit'])(
  'what the form holds against an advert is what the server refuses, field by field (%s)',
  { timeout: 300_000 },
  async (way, { site, given }) => {
    const definitions = new Map<string, readonly Attribute[]>()
    for (const subcategory of Object.keys(wholeAttributes)) {
      const asked = { action: 'getAttributes', subcategory }
      const { body } = await site.call('/categories/get_categories_full.php', asked)
      definitions.set(subcategory, Object(body['attributes']))
    }

    const holds = async (typed: TypedAdvert): Promise<void> => {
      const seller = await given.user()
      const { token } = seller
      if (way === 'edit') {
        const { id } = await given.advert({ seller })
        const fields = (one: TypedAdvert) => ({ advertId: id, ...payloadOf(one) })
        return compare(typed, definitions, (one) =>
          sendAll(site, token, [{ action: 'editAdvert', fields }], one),
        )
      }
      const { body } = await site.call(path, { action: 'startDraft' }, { token })
      const advertId = body['id']
      const fields = (one: TypedAdvert) => ({ advertId, ...payloadOf(one) })
      const steps = [
        { action: 'saveDraft', fields },
        { action: 'publish', fields: () => ({ advertId }) },
      ]
      return compare(typed, definitions, (one) => sendAll(site, token, steps, one))
    }
    await fc.assert(fc.asyncProperty(typedAdverts(definitions), holds), { numRuns: 60 })
  },
)
