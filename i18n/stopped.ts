/** Ends a sentence with a date: one stop, also after the «г.» of a Russian year. */
export function stopped(text: string): string {
  return text.endsWith('.') ? text : `${text}.`
}
