import type { AttributeValues } from './attribute-definition.ts'

/** Facts of an advert that its sentences must not contradict. */
export interface Facts {
  readonly values: AttributeValues
  readonly isNegotiable: boolean
}

interface Claim {
  readonly pattern: RegExp
  readonly holds: (facts: Facts) => boolean
}

const claims: readonly Claim[] = [
  {
    pattern:
      /nou-nouț|sigilat|nefolosit|nepurtat|запечатан|не использовал|нераспакован|в упаковке|sealed|unused|brand new/i,
    holds: ({ values }) => values.state === undefined || values.state === 'new',
  },
  {
    pattern:
      /(?<!ne)folosit|utilizat|uzur|zgârietur|baterie.*%|б\/у|(?<!не )использовал|(?<!ис)пользовал|следы|царапин|потёрт|износ|бате?ре.*%|\bused\b|\bwear\b|scratch/i,
    holds: ({ values }) => values.state !== 'new' && values.state !== 'broken',
  },
  {
    pattern: /mici zgârieturi|câteva zgârieturi|urme de uzură|мелк\S+ царапин|следы использования/i,
    holds: hasOrOmits('state', 'used'),
  },
  {
    pattern:
      /perfect|fără investiții|nicio investiție|вложений не требует|impecabil|ideal|fără probleme|funcționează|отличн|идеал|работает|без проблем|excellent|works/i,
    holds: ({ values }) => values.state !== 'broken',
  },
  { pattern: /garanți|гаранти|warranty/i, holds: isNot('warranty', false) },
  { pattern: /livr[aăe]|достав|deliver/i, holds: isNot('delivery', false) },
  { pattern: /mobilat|mobilă|мебел|furnish/i, holds: isFurnished },
  { pattern: /parcare|парков|parking/i, holds: isNot('parking', false) },
  { pattern: /balcon|logi[ea]|балкон|лоджи|balcony/i, holds: isNot('balcony', false) },
  { pattern: /dual sim|две сим|2 sim/i, holds: isNot('dual_sim', false) },
  { pattern: /domiciliu|на дом(?![а-яё])|home visit/i, holds: isNot('home_visit', false) },
  {
    pattern: /încălzire autonom|автономн|autonomous heating/i,
    holds: hasOrOmits('heating', 'autonomous'),
  },
  { pattern: /proprietar|собственник|by owner/i, holds: hasOrOmits('author', 'owner') },
  {
    pattern: /\bnegociabil|se negociază|loc de negoc|торг уместен|небольшой торг|negotiable/i,
    holds: isNegotiable,
  },
  { pattern: /preț fix|nenegociabil|без торга|firm price/i, holds: (facts) => !facts.isNegotiable },
]

/** Whether a sentence contradicts none of the facts. */
export function fitsFacts(sentence: string, facts: Facts): boolean {
  return claims.every(({ pattern, holds }) => !pattern.test(sentence) || holds(facts))
}

function isNot(key: string, value: boolean): Claim['holds'] {
  return ({ values }) => values[key] !== value
}

function isFurnished({ values }: Facts): boolean {
  return values.furnished !== false && values.finish !== 'white' && values.finish !== 'grey'
}

function hasOrOmits(key: string, value: string): Claim['holds'] {
  return ({ values }) => values[key] === undefined || values[key] === value
}

function isNegotiable(facts: Facts): boolean {
  return facts.isNegotiable
}
