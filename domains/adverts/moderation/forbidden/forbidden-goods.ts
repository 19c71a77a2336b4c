import { undisguised } from './disguise.ts'
import { drugs, medicine, tobacco } from './drugs-and-medicine.ts'
import { papersAndMoney } from './papers-and-money.ts'
import { adultServices, animals, counterfeits, excise } from './people-animals-brands.ts'
import { matcherOf } from './rule.ts'
import { weapons } from './weapons.ts'

const matchers = [
  ...weapons,
  ...drugs,
  ...medicine,
  ...tobacco,
  ...papersAndMoney,
  ...adultServices,
  ...animals,
  ...counterfeits,
  ...excise,
].map(matcherOf)

/**
 * Whether a text mentions goods whose sale the law or the rules of the site forbid. A moderator decides whether it
 * offers them.
 */
export function namesForbiddenGoods(text: string): boolean {
  const words = ` ${undisguised(text).join(' ')} `
  return matchers.some((matches) => matches(words))
}
