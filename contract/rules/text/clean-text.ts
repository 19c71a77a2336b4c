/*
 * Normalizes submitted texts: removes invisible characters, direction controls and, in single lines, line breaks.
 * No zod: browsers load this too.
 */

/**
 * Emoji and symbols with an emoji presentation, the only characters that joiners and variation selectors may
 * follow.
 */
const emoji =
  '\\u00a9\\u00ae\\u203c\\u2049\\u2122\\u2139\\u2190-\\u2bff\\u3030\\u303d\\u3297\\u3299\\u{1f000}-\\u{1faff}'

const breaks = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g
/** The blank Braille pattern is a symbol in Unicode but looks like a space. */
const spaces = /[\t\p{Zs}\u2800]/gu
/** Control, private-use, surrogate and non-character code points, and replacement characters. */
const unreadable = /(?!\n)[\p{Cc}\p{Co}\p{Cs}\p{Noncharacter_Code_Point}\ufffc\ufffd]/gu
/** Format and default-ignorable characters; joiners and selectors are handled by their context. */
const invisible = /(?!\u200d|\ufe0e|\ufe0f)[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu
const strayJoiner = new RegExp(`(?<![${emoji}]\\ufe0f?)\\u200d|\\u200d(?![${emoji}])`, 'gu')
const straySelector = new RegExp(
  `(?<![${emoji}])[\\ufe0e\\ufe0f](?!\\u20e3)|(?<![${emoji}0-9#*])[\\ufe0e\\ufe0f]`,
  'gu',
)
/** Combining overlays and enclosures; the keycap enclosure is valid after a digit. */
const overlays = new RegExp(
  '[\\u0334-\\u0338\\u0488\\u0489\\u20d2\\u20d3\\u20d8-\\u20da\\u20dd-\\u20e2\\u20e4-\\u20e6\\u20ea\\u20eb]' +
    '|(?<![0-9#*]\\ufe0f?)\\u20e3',
  'gu',
)
const marksWithoutLetter = /(?<![^\s])\p{M}+/gu
/**
 * Reduces stacked combining marks to two, which is enough for the supported languages; more would cover adjacent
 * lines.
 */
const stackedMarks = /((?![\ufe0e\ufe0f\u20e3])\p{M}{2})(?:(?![\ufe0e\ufe0f\u20e3])\p{M})+/gu

/** Removes unreadable and invisible characters; line breaks become "\n". */
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
    .replaceAll(stackedMarks, '$1')
    .replaceAll(marksWithoutLetter, '')
    .normalize('NFC')
}

/** A single line; line breaks become spaces. */
export function cleanLine(typed: string): string {
  return readable(typed).replaceAll(/\s+/g, ' ').trim()
}

/** Several lines, with at most one empty line in a row. */
export function cleanParagraphs(typed: string): string {
  return readable(typed)
    .split('\n')
    .map((line) => line.replaceAll(/ +/g, ' ').trim())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

const emojiInName = new RegExp(
  `(?![\\u00a9\\u00ae\\u2122])[${emoji}]|[\\u200d\\ufe0e\\ufe0f\\u20e3]`,
  'gu',
)

/** A name: a single line without symbols, which could imitate a verification badge. */
export function cleanName(typed: string): string {
  return cleanLine(cleanLine(typed).replaceAll(emojiInName, ''))
}
