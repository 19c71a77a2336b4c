/** Gives one string for equal ones: those of a file or an answer of the database are copies otherwise. */
export type Intern = (text: string) => string

export function interning(): Intern {
  const known = new Map<string, string>()
  return (text) => {
    const one = known.get(text)
    if (one !== undefined) return one
    known.set(text, text)
    return text
  }
}
