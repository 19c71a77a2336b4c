/*
 * Texts that people send, made to show what they say: nothing invisible, nothing that turns the direction of reading,
 * no line that the form did not ask for. No zod: browsers load this too.
 */

/** Emoji and the signs that have a coloured form: only these carry joiners and variation selectors. */
const pictures =
  '\\u00a9\\u00ae\\u203c\\u2049\\u2122\\u2139\\u2190-\\u2bff\\u3030\\u303d\\u3297\\u3299\\u{1f000}-\\u{1faff}'

const breaks = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g
/** The blank of Braille is a symbol for Unicode, and a space for the eye. */
const spaces = /[\t\p{Zs}\u2800]/gu
/** Controls, private use, what is no character, and what stands for one that was lost. */
const unreadable = /(?!\n)[\p{Cc}\p{Co}\p{Cs}\p{Noncharacter_Code_Point}\ufffc\ufffd]/gu
/** Format signs and all that Unicode lets nobody see; joiners and selectors are looked at by their place. */
const invisible = /(?!\u200d|\ufe0e|\ufe0f)[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu
const strayJoiner = new RegExp(`(?<![${pictures}]\\ufe0f?)\\u200d|\\u200d(?![${pictures}])`, 'gu')
const straySelector = new RegExp(
  `(?<![${pictures}])[\\ufe0e\\ufe0f](?!\\u20e3)|(?<![${pictures}0-9#*])[\\ufe0e\\ufe0f]`,
  'gu',
)
/** Strokes through letters and frames around them; the frame of a key stays on its digit. */
const overlays = new RegExp(
  '[\\u0334-\\u0338\\u0488\\u0489\\u20d2\\u20d3\\u20d8-\\u20da\\u20dd-\\u20e2\\u20e4-\\u20e6\\u20ea\\u20eb]' +
    '|(?<![0-9#*]\\ufe0f?)\\u20e3',
  'gu',
)
const marksWithoutLetter = /(?<![^\s])\p{M}+/gu
/** No language here puts more than two marks on a letter; piles of them cover the lines around. */
const pile = /((?![\ufe0e\ufe0f\u20e3])\p{M}{2})(?:(?![\ufe0e\ufe0f\u20e3])\p{M})+/gu

/** What is left of a text without what cannot be seen or read; line breaks are "\n". */
function readable(typed: string): string {
  return typed
    .toWellFormed()
    .replaceAll(breaks, '\n')
    .replaceAll(spaces, ' ')
    .replaceAll(unreadable, '')
    .replaceAll(invisible, '')
    .normalize('NFC')
    .replaceAll(overlays, '')
    .replaceAll(straySelector, '')
    .replaceAll(strayJoiner, '')
    .replaceAll(pile, '$1')
    .replaceAll(marksWithoutLetter, '')
    .normalize('NFC')
}

/** One line: breaks are spaces. */
export function cleanLine(typed: string): string {
  return readable(typed).replaceAll(/\s+/g, ' ').trim()
}

/** Several lines: breaks stay, with at most one empty line between them. */
export function cleanParagraphs(typed: string): string {
  return readable(typed)
    .split('\n')
    .map((line) => line.replaceAll(/ +/g, ' ').trim())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

const pictureInName = new RegExp(
  `(?![\\u00a9\\u00ae\\u2122])[${pictures}]|[\\u200d\\ufe0e\\ufe0f\\u20e3]`,
  'gu',
)

/** A name: one line without pictures, which could pass for a mark of approval of ours. */
export function cleanName(typed: string): string {
  return cleanLine(cleanLine(typed).replaceAll(pictureInName, ''))
}
