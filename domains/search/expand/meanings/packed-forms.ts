import type { Forms } from '../names.ts'

/** Forms of names, held as text: as lists of lists they would take four times as much memory. */
export function packedForms(
  names: Iterable<string>,
  formsOf: (name: string) => Forms,
): (name: string) => Forms {
  const texts = new Map<string, string>()
  for (const name of names) texts.set(name, pack(formsOf(name)))
  return (name) => unpack(texts.get(name) ?? '')
}

/** Stems are letters and digits, and each form has one. */
function pack(forms: Forms): string {
  return forms.map((form) => form.join(' ')).join(',')
}

function unpack(text: string): Forms {
  return text === '' ? [] : text.split(',').map((form) => form.split(' '))
}
