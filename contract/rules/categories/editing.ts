/** Kinds of an attribute; one that has been added keeps its kind. */
export const attributeTypes = ['enum', 'multi', 'int', 'number', 'bool', 'text'] as const
export type AttributeType = (typeof attributeTypes)[number]

/** Levels of the tree that staff edit. */
export const treeKinds = ['category', 'group', 'subcategory'] as const
export type TreeKind = (typeof treeKinds)[number]

/**
 * Whether a change of an attribute applies to all subcategories with the same attributes, or makes attributes of its own
 * for the one that is edited.
 */
export const editScopes = ['own', 'all'] as const
export type EditScope = (typeof editScopes)[number]

/** Maximum length of a label and of a unit. */
export const labelMax = 60
export const unitMax = 12
/** Maximum number of children of a part of the tree, and of options in one list. */
export const childrenMax = 200
export const optionsMax = 300
/** Facts in the line of a card; a narrow card shows the first ones. */
export const cardFactsMax = 6
/** Adverts that one change may move or rewrite: a few seconds. */
export const rewrittenAdvertsMax = 5_000

/** Whether adverts choose values of the attribute from a list. */
export function isChoice(type: AttributeType): boolean {
  return type === 'enum' || type === 'multi'
}

/** Whether values of the attribute are numbers, with a unit and a range. */
export function isNumeric(type: AttributeType): boolean {
  return type === 'int' || type === 'number'
}

/** Icons and colours of a new category; those of the sprite and of the palette that the others have. */
export const categoryIcons = [
  ...([
    'tag',
    'car',
    'building-2',
    'briefcase',
    'smartphone',
    'laptop',
    'tv',
    'washing-machine',
  ] as const),
  ...([
    'sofa',
    'hammer',
    'shirt',
    'baby',
    'paw-print',
    'tractor',
    'bike',
    'plane',
    'gift',
  ] as const),
  ...(['heart-pulse', 'store', 'wrench'] as const),
] as const
export const categoryColors = [
  ...(['#2563eb', '#0284c7', '#0891b2', '#0d9488', '#059669', '#16a34a', '#65a30d'] as const),
  ...(['#ca8a04', '#d97706', '#ea580c', '#b45309', '#e11d48', '#db2777', '#7c3aed'] as const),
  ...(['#4f46e5', '#475569'] as const),
] as const
