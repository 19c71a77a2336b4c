/** Signs of addresses and how they are spelled in the three languages. */
const spelled: readonly (readonly [string, string])[] = [
  ['.', 'dot|punct|punkt|точка|tochka|tocika|tocica'],
  ['-', 'dash|hyphen|liniuta|liniuță|cratima|cratimă|tire|тире|дефис|defis'],
  ['/', 'slash|слэш|слеш|slesh'],
]
const bracketed = /\s{0,2}[[({<]\s?(\.|dot|punct|точка|tochka|tocika)\s?[\])}>]\s{0,2}/giu
const between = spelled.map(([sign, words]): readonly [string, RegExp] => [
  sign,
  new RegExp(`(?<=[\\p{L}\\d])\\s{1,2}(?:${words})\\s{1,2}(?=[\\p{L}\\d])`, 'giu'),
])
/** Dots and dashes with a space on both sides, before a short word that may end an address. */
const spacedDot = /(?<=[\p{L}\d]) \. (?=\p{L}{2,10}(?![\p{L}]))/gu
const spacedDash = /(?<=[\p{L}\d]) - (?=[\p{L}\d-]{1,30}\.\p{L})/gu
/** An address in letters set apart: "d h l - m d . c o m". */
const setApart = /(?<![\p{L}\d])(?:[\p{L}\d] [\s.-]{0,4}){5,60}[\p{L}\d](?![\p{L}\d])/gu

/** Told in no time, and part of each such address. */
const fewApart = /\S [\s.-]{0,4}\S [\s.-]{0,4}\S [\s.-]{0,4}\S /

/** A text whose addresses have their signs: maib[.]md, maib punct md, "m a i b . m d". */
export function withSigns(plain: string): string {
  let text = /[[({<]/.test(plain) ? plain.replaceAll(bracketed, '.') : plain
  text = text.replaceAll(/\bhxxp(?=s?:)/gi, 'http')
  if (/\.|dot|pun[ck]t|точка|to[ct]/i.test(text)) {
    // "one dash two" is no address: signs count once a dot is among them.
    const [dots, ...others] = between
    const dotted = dots ? text.replaceAll(dots[1], dots[0]) : text
    if (dotted !== text)
      text = others.reduce((one, [sign, word]) => one.replaceAll(word, sign), dotted)
    if (fewApart.test(text))
      text = text.replaceAll(setApart, (row) => (/[.]/.test(row) ? row.replaceAll(/\s/g, '') : row))
    text = text.replaceAll(spacedDot, '.').replaceAll(spacedDash, '-')
  }
  return text
}
