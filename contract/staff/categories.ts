import * as z from 'zod'
import { call } from '../call.ts'
import { attributeNumberMax, attributesMax, maxImages } from '../limits.ts'
import {
  attributeTypes,
  cardFactsMax,
  categoryColors,
  categoryIcons,
  childrenMax,
  editScopes,
  labelMax,
  optionsMax,
  treeKinds,
  unitMax,
} from '../rules/categories/editing.ts'
import {
  Flag,
  Id,
  LabelsShape,
  ListOf,
  SingleLine,
  Slug,
  Text,
  Token,
  wholeNumber,
} from '../shapes.ts'

const path = '/admin/categories.php'
const staff = { path, auth: 'staff', right: 'content' } as const
const token = Token.optional()

const Label = SingleLine(labelMax)
const Labels = z.object({ ro: Label, ru: Label, en: Label })
const Version = wholeNumber(0, 1_000_000)
/** Nothing is saved: the answer is what the change would do. */
const isPreview = Flag.default(false)
const scope = z.enum(editScopes).default('own')
const Bound = z.number().min(-attributeNumberMax).max(attributeNumberMax).nullable().optional()
const Value = Text(labelMax)
const Ids = z.array(Id).max(childrenMax)
const Keys = z.array(Value).max(attributesMax)

/** What a change does to what exists. Adverts are counted without drafts and deleted ones. */
const EffectsShape = z.object({
  /** Subcategories that the change applies to. */
  subcategories: z.array(LabelsShape),
  /** Their adverts. */
  adverts: z.int(),
  /** Of them, with a value of the attribute. */
  having: z.int(),
  /** Of them, without a value that becomes required. */
  lacking: z.int(),
  /** Of them, with a number outside the new range. */
  beyond: z.int(),
  /** Options that are hidden or merged, with the adverts that have them. */
  options: z.array(z.object({ labels: LabelsShape, adverts: z.int() })),
  /** Drafts that lose their subcategory. */
  drafts: z.int(),
  /** Saved searches that ask for what changes. */
  searches: z.int(),
  /** Attributes that the other subcategory does not have, with the adverts that keep a value without showing it. */
  unfit: z.array(z.object({ labels: LabelsShape, adverts: z.int() })),
})
export type EditEffects = z.infer<typeof EffectsShape>
const changed = { effects: EffectsShape }

const Node = { id: z.int(), labels: LabelsShape, version: z.int() }
const SubcategoryNode = z.object({
  ...Node,
  slug: z.string(),
  isOffered: z.boolean(),
  /** Public adverts. */
  adverts: z.int(),
})
const GroupNode = z.object({ ...Node, subcategories: z.array(SubcategoryNode) })
const CategoryNode = z.object({
  ...Node,
  slug: z.string(),
  color: z.string(),
  icon: z.string(),
  maxImages: z.int(),
  lifeDays: z.int(),
  groups: z.array(GroupNode),
})
export type EditedSubcategory = z.infer<typeof SubcategoryNode>
export type EditedGroup = z.infer<typeof GroupNode>
export type EditedCategory = z.infer<typeof CategoryNode>

const EditedAttributeShape = z.object({
  key: z.string(),
  type: z.enum(attributeTypes),
  labels: LabelsShape,
  version: z.int(),
  isOffered: z.boolean(),
  isRequired: z.boolean(),
  isFilterable: z.boolean(),
  unit: z.string(),
  min: z.number().nullable(),
  max: z.number().nullable(),
  /** Place in the line of facts of a card; 0: not in it. */
  cardPlace: z.int(),
  /** Key of the attribute whose value selects the options; empty without one. */
  dependsOn: z.string(),
  /** Options that are offered, of all lists. */
  options: z.int(),
  adverts: z.int(),
})
export type EditedAttribute = z.infer<typeof EditedAttributeShape>

const EditedOptionShape = z.object({
  value: z.string(),
  labels: LabelsShape,
  isOffered: z.boolean(),
  adverts: z.int(),
})
export type EditedOption = z.infer<typeof EditedOptionShape>

const EditedPlace = z.object({
  slug: z.string(),
  labels: LabelsShape,
  category: LabelsShape,
  isOffered: z.boolean(),
  adverts: z.int(),
  /** Other subcategories with the same attributes. */
  sharedWith: z.array(LabelsShape),
})

const facts = {
  labels: Labels,
  isRequired: Flag.default(false),
  isFilterable: Flag.default(true),
  unit: SingleLine(unitMax).default(''),
  min: Bound,
  max: Bound,
  /** Place in the line of facts of a card; absent: unchanged. */
  cardPlace: wholeNumber(0, cardFactsMax).optional(),
}
const attribute = { subcategory: Slug, key: Value, version: Version, scope }

/** Calls of editors on the tree of categories and on attributes. */
export const categoryEditingCalls = {
  getTree: call({
    ...staff,
    action: 'tree',
    summary: 'Get the tree of categories with what is hidden and the numbers of public adverts',
    acts: [],
    input: { token },
    output: { categories: z.array(CategoryNode) },
  }),
  saveNode: call({
    ...staff,
    action: 'save',
    summary: 'Change labels, limits, group and visibility of a category, group or subcategory',
    cost: 'high',
    acts: ['category.edit'],
    input: {
      kind: z.enum(treeKinds),
      id: Id,
      version: Version,
      labels: Labels,
      /** Of a category. */
      maxImages: wholeNumber(1, maxImages.beforeCategory).optional(),
      lifeDays: wholeNumber(7, 365).optional(),
      /** Of a subcategory: its group, and whether it is offered. */
      groupId: Id.optional(),
      isOffered: Flag.optional(),
      isPreview,
      token,
    },
    output: changed,
  }),
  addNode: call({
    ...staff,
    action: 'add',
    summary: 'Add a category, a group to a category, or a subcategory to a group',
    acts: ['category.add'],
    input: {
      kind: z.enum(treeKinds),
      /** Absent for a category. */
      parentId: Id.optional(),
      labels: Labels,
      /** Slug of a subcategory whose attributes the new one gets; empty: none. */
      like: Slug.default(''),
      /** Of a category. */
      icon: z.enum(categoryIcons).default('tag'),
      color: z.enum(categoryColors).default(categoryColors[0]),
      token,
    },
    output: { id: z.int(), slug: z.string() },
  }),
  mergeSubcategory: call({
    ...staff,
    action: 'merge',
    summary: 'Move the adverts of a subcategory to another one, whose address takes its place',
    cost: 'high',
    acts: ['category.merge'],
    input: { id: Id, version: Version, into: Id, isPreview, token },
    output: changed,
  }),
  orderNodes: call({
    ...staff,
    action: 'order',
    summary: 'Order categories, the groups of a category or the subcategories of a group',
    acts: ['category.order'],
    input: { kind: z.enum(treeKinds), before: Ids, after: Ids, token },
    output: {},
  }),
  getSubcategory: call({
    ...staff,
    action: 'attributes',
    summary: 'Get a subcategory with its attributes in form order',
    cost: 'high',
    acts: [],
    input: { subcategory: Slug, token },
    output: { subcategory: EditedPlace, attributes: z.array(EditedAttributeShape) },
  }),
  getAttribute: call({
    ...staff,
    action: 'attribute',
    summary: 'Get an attribute with a list of its options',
    cost: 'high',
    acts: [],
    input: { subcategory: Slug, key: Value, parent: Value.default(''), token },
    output: {
      subcategory: EditedPlace,
      attribute: EditedAttributeShape,
      /** Options of the attribute that this one depends on, each with a list of its own. */
      parents: z.array(z.object({ value: z.string(), labels: LabelsShape, options: z.int() })),
      /** Whose list `options` is; empty without parents. */
      parent: z.string(),
      options: z.array(EditedOptionShape),
    },
  }),
  addAttribute: call({
    ...staff,
    action: 'addAttribute',
    summary: 'Add an attribute to a subcategory, with its first options',
    cost: 'high',
    acts: ['attribute.add'],
    input: {
      subcategory: Slug,
      scope,
      type: z.enum(attributeTypes),
      ...facts,
      /** Key of an attribute with options. */
      dependsOn: Value.default(''),
      options: ListOf(z.object({ labels: Labels }), optionsMax, 20_000).default([]),
      isPreview,
      token,
    },
    output: { ...changed, key: z.string() },
  }),
  saveAttribute: call({
    ...staff,
    action: 'saveAttribute',
    summary: 'Change labels, range, necessity and visibility of an attribute',
    cost: 'high',
    acts: ['attribute.edit'],
    input: { ...attribute, ...facts, isOffered: Flag.default(true), isPreview, token },
    output: changed,
  }),
  orderAttributes: call({
    ...staff,
    action: 'orderAttributes',
    summary: 'Order the attributes of a subcategory',
    acts: ['attribute.order'],
    input: { subcategory: Slug, scope, before: Keys, after: Keys, token },
    output: {},
  }),
  saveOptions: call({
    ...staff,
    action: 'saveOptions',
    summary: 'Add, name, order and hide the options of a list; none is deleted',
    cost: 'high',
    acts: ['option.edit'],
    input: {
      ...attribute,
      parent: Value.default(''),
      /** In order. An empty value: a new option. */
      options: ListOf(
        z.object({ value: Value, labels: Labels, isOffered: Flag }),
        optionsMax,
        20_000,
      ),
      isPreview,
      token,
    },
    output: changed,
  }),
  mergeOption: call({
    ...staff,
    action: 'mergeOption',
    summary: 'Give the adverts and saved searches of an option another one instead',
    cost: 'high',
    acts: ['option.merge'],
    input: { ...attribute, parent: Value.default(''), from: Value, into: Value, isPreview, token },
    output: changed,
  }),
}
