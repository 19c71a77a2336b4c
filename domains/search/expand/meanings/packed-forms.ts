import { stringList, type StringList, type StringTable } from './compact-strings.ts'
import type { Forms } from '../names.ts'

/** Forms of names, held as text: as lists of lists they would take four times as much memory. */
export function packedForms(
  names: StringTable,
  formsOf: (name: string) => Forms,
): (name: string) => Forms {
  const texts = packedTexts(names, formsOf)
  return (name) => {
    const at = names.indexOf(name)
    return at < 0 ? [] : unpack(texts.at(at))
  }
}

/** Outside of `packedForms`, because what is read in it would live as long as its lookup. */
function packedTexts(names: StringTable, formsOf: (name: string) => Forms): StringList {
  return stringList(names.values().map((name) => pack(formsOf(name))))
}

/** Stems are letters and digits, and each form has one. */
function pack(forms: Forms): string {
  return forms.map((form) => form.join(' ')).join(',')
}

function unpack(text: string): Forms {
  return text === '' ? [] : text.split(',').map((form) => form.split(' '))
}
