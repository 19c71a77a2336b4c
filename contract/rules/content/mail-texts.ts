/*
 * Texts of mails that editors may write anew, and what stands in braces in them. No zod: browsers load this too.
 */

/** Mails, each with the placeholders that its text needs and those that it may have besides. */
export const mailPlaceholders = {
  confirm: { required: ['link'], optional: ['name'] },
  alreadyRegistered: { required: ['link'], optional: ['name'] },
  change: { required: ['link'], optional: ['name'] },
  changed: { required: ['link'], optional: ['name'] },
  restore: { required: ['link'], optional: ['name'] },
  ending: { required: ['details', 'link'], optional: ['name', 'noticeDays', 'lifeDays'] },
  safety: { required: ['details', 'link'], optional: ['name'] },
  standing: { required: ['details', 'link'], optional: ['name'] },
  restored: { required: ['link'], optional: ['name', 'details'] },
} as const satisfies Readonly<
  Record<string, { required: readonly Placeholder[]; optional: readonly Placeholder[] }>
>

/** `details`: the advert's title, or what has happened to the account. */
export type Placeholder = 'name' | 'link' | 'details' | 'noticeDays' | 'lifeDays'

export type EditableMail = keyof typeof mailPlaceholders

// oxlint-disable-next-line typescript/consistent-type-assertions -- the keys of the table
export const editableMails = Object.keys(mailPlaceholders) as [EditableMail, ...EditableMail[]]

const pattern = /\{([^{}\n]*)\}/g

/** What is wrong with the placeholders of a text; null: nothing. */
export function placeholderProblem(
  mail: EditableMail,
  text: string,
): 'placeholder_missing' | 'placeholder_unknown' | null {
  const { required, optional } = mailPlaceholders[mail]
  const known: readonly string[] = [...required, ...optional]
  const used = [...text.matchAll(pattern)].map(([, name = '']) => name)
  if (used.some((name) => !known.includes(name))) return 'placeholder_unknown'
  return required.every((name) => used.includes(name)) ? null : 'placeholder_missing'
}

/** The text with values for its placeholders; paragraphs that are left empty go, and the comma before an empty name. */
export function fillPlaceholders(
  text: string,
  values: Readonly<Partial<Record<Placeholder, string>>>,
): string {
  const filled = new Map<string, string>(Object.entries(values))
  const named = values.name === '' ? text.replaceAll(/,? ?\{name\}/g, '') : text
  return named
    .replaceAll(pattern, (whole, name: string) => filled.get(name) ?? whole)
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph.trim() !== '')
    .join('\n\n')
}
