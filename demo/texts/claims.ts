import type { AttributeValues } from './attribute-definition.ts'

/** What is settled about an advert before its sentences are chosen. */
export interface Facts {
  readonly values: AttributeValues
  readonly isNegotiable: boolean
}

interface Claim {
  readonly said: RegExp
  readonly holds: (facts: Facts) => boolean
}

const claims: readonly Claim[] = [
  {
    said: /nou-nouț|sigilat|nefolosit|nepurtat|запечатан|не использовал|нераспакован|в упаковке|sealed|unused|brand new/i,
    holds: ({ values }) => values.state === undefined || values.state === 'new',
  },
  {
    said: /(?<!ne)folosit|utilizat|uzur|zgârietur|baterie.*%|б\/у|(?<!не )использовал|(?<!ис)пользовал|следы|царапин|потёрт|износ|бате?ре.*%|\bused\b|\bwear\b|scratch/i,
    holds: ({ values }) => values.state !== 'new' && values.state !== 'broken',
  },
  {
    said: /mici zgârieturi|câteva zgârieturi|urme de uzură|мелк\S+ царапин|следы использования/i,
    holds: hasOrOmits('state', 'used'),
  },
  {
    said: /perfect|fără investiții|nicio investiție|вложений не требует|impecabil|ideal|fără probleme|funcționează|отличн|идеал|работает|без проблем|excellent|works/i,
    holds: ({ values }) => values.state !== 'broken',
  },
  { said: /garanți|гаранти|warranty/i, holds: isNot('warranty', false) },
  { said: /livr[aăe]|достав|deliver/i, holds: isNot('delivery', false) },
  { said: /mobilat|mobilă|мебел|furnish/i, holds: isFurnished },
  { said: /parcare|парков|parking/i, holds: isNot('parking', false) },
  { said: /balcon|logi[ea]|балкон|лоджи|balcony/i, holds: isNot('balcony', false) },
  { said: /dual sim|две сим|2 sim/i, holds: isNot('dual_sim', false) },
  { said: /domiciliu|на дом(?![а-яё])|home visit/i, holds: isNot('home_visit', false) },
  {
    said: /încălzire autonom|автономн|autonomous heating/i,
    holds: hasOrOmits('heating', 'autonomous'),
  },
  { said: /proprietar|собственник|by owner/i, holds: hasOrOmits('author', 'owner') },
  {
    said: /\bnegociabil|se negociază|loc de negoc|торг уместен|небольшой торг|negotiable/i,
    holds: isNegotiable,
  },
  { said: /preț fix|nenegociabil|без торга|firm price/i, holds: (facts) => !facts.isNegotiable },
]

/** Whether a sentence says nothing that the facts of the advert deny. */
export function fitsFacts(sentence: string, facts: Facts): boolean {
  return claims.every(({ said, holds }) => !said.test(sentence) || holds(facts))
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
