/** Pronouns and auxiliary verbs, of which one letter is a size or a model too: «mi s-a spart», «l-am». */
const romanian =
  /(?<![\p{L}\p{N}])(?:(?:mi|ti|ți|i|ni|vi|li)\s+)?(?:s|m|l|i|te|ne|v|le|n|mi|ti|ți|si|și|vi|li|nu|ca|că|sa|să|ce)[-‑](?:a|am|ai|ar|au|ati|ați|as|aș|o|e|un|mi|te)(?![\p{L}\p{N}])/giu

/** What is left of "I'm", "what's", "don't". */
const english = /(?<=\p{L})['’](?:s|m|t|d|re|ve|ll)(?![\p{L}\p{N}])/giu

/** The text with a pronoun for each pair joined by a hyphen, and without the letters that follow an apostrophe. */
export function withoutClitics(text: string): string {
  return text.replaceAll(romanian, 'se').replaceAll(english, '')
}
