import * as z from 'zod'
import { call } from './call.ts'
import { CardFactShape } from './rules/categories/card-facts.ts'
import { LabelsShape, Slug } from './shapes.ts'

const Option = z.object({ value: z.string(), labels: LabelsShape })

/** Definition of an attribute of a subcategory, for the form, the filter and the advert's page. */
export const AttributeShape = z.object({
  key: z.string(),
  type: z.enum(['enum', 'multi', 'int', 'number', 'bool', 'text']),
  /** `none`: lists are not filtered by it. */
  filter: z.enum(['multi', 'select', 'range', 'bool', 'text', 'none']),
  isRequired: z.boolean(),
  labels: LabelsShape,
  unit: z.string().optional(),
  min: z.number().optional(),
  max: z.number().optional(),
  /** Key of the attribute whose value selects the options (a make selects models). */
  dependsOn: z.string().optional(),
  options: z.array(Option).optional(),
  optionsBy: z.record(z.string(), z.array(Option)).optional(),
  /** What it says on cards; absent: nothing. */
  card: CardFactShape.optional(),
})

export type Attribute = z.infer<typeof AttributeShape>
export type AttributeOption = z.infer<typeof Option>

const SubcategoryShape = z.object({ id: z.number(), slug: z.string(), labels: LabelsShape })
const GroupShape = z.object({ labels: LabelsShape, subcategories: z.array(SubcategoryShape) })
const CategoryShape = z.object({
  id: z.number(),
  slug: z.string(),
  color: z.string(),
  icon: z.string(),
  labels: LabelsShape,
  /** Maximum number of photos of an advert. */
  maxImages: z.int(),
  /** Days until an advert is archived. */
  lifeDays: z.int(),
  groups: z.array(GroupShape),
})

export type Category = z.infer<typeof CategoryShape>

export const categoryCalls = {
  getList: call({
    path: '/categories/get_categories_full.php',
    action: 'getList',
    summary: 'List all categories with their groups and subcategories',
    auth: 'anyone',
    cost: 'low',
    input: {},
    output: { categories: z.array(CategoryShape) },
  }),
  getCounts: call({
    path: '/categories/get_categories_full.php',
    action: 'getCounts',
    summary: 'Count the public adverts of each category and subcategory; at most a minute old',
    auth: 'anyone',
    cost: 'low',
    replica: 'unaffected',
    input: {},
    /** By slug. Zero counts are omitted. */
    output: {
      categories: z.record(z.string(), z.int()),
      subcategories: z.record(z.string(), z.int()),
    },
  }),
  getMerged: call({
    path: '/categories/get_categories_full.php',
    action: 'getMerged',
    summary: 'Get where the address of a merged subcategory leads',
    auth: 'anyone',
    replica: 'unaffected',
    input: { subcategory: Slug },
    /** Slugs; null for one that was not merged. */
    output: { target: z.object({ category: z.string(), subcategory: z.string() }).nullable() },
  }),
  getAttributes: call({
    path: '/categories/get_categories_full.php',
    action: 'getAttributes',
    summary:
      'List the attributes of a subcategory in form order, and which options its adverts have',
    auth: 'anyone',
    replica: 'unaffected',
    input: { subcategory: Slug },
    output: {
      attributes: z.array(AttributeShape),
      /** Options with adverts by attribute key, the most frequent first. */
      popular: z.record(z.string(), z.array(z.string())),
    },
  }),
  getKnownAttributes: call({
    path: '/categories/get_categories_full.php',
    action: 'getKnownAttributes',
    summary: 'List the attributes of a subcategory, including those no longer offered',
    auth: 'anyone',
    replica: 'unaffected',
    input: { subcategory: Slug },
    output: { attributes: z.array(AttributeShape) },
  }),
}
