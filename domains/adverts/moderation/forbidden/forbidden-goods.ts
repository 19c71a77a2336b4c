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

/** Whether a text speaks of what the law or our rules let nobody sell; a moderator decides whether it offers it. */
export function namesForbiddenGoods(text: string): boolean {
  const words = ` ${undisguised(text).join(' ')} `
  return matchers.some((matches) => matches(words))
}
