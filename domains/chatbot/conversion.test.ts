import type { Lang } from '#contract/languages.ts'
import { insertRates } from '#domains/rates/store.ts'
import { expect, test } from '#tests/support/test.ts'
import { conversionAnswer, conversionIn } from './conversion.ts'

test.for([
  ['how much is 5000 lei in euro', 'en', 5_000, 'MDL', 'EUR'],
  ['cât fac 100 de euro în lei?', 'ro', 100, 'EUR', 'MDL'],
  ['Cît face 1.500 euro azi', 'ro', 1_500, 'EUR', 'MDL'],
  ['500 lei in euro', 'ro', 500, 'MDL', 'EUR'],
  ['transformă 2,5 mii lei în dolari', 'ro', 2_500, 'MDL', 'USD'],
  ['сколько будет 200 евро в леях', 'ru', 200, 'EUR', 'MDL'],
  ['переведите 1000 гривен в леи', 'ru', 1_000, 'UAH', 'MDL'],
  ['99,5 долларов', 'ru', 99.5, 'USD', 'MDL'],
  ['€250', 'en', 250, 'EUR', 'MDL'],
  ['300 lei românești', 'ro', 300, 'RON', 'MDL'],
  ['100 lei', 'ro', 100, 'MDL', 'EUR'],
  ['cursul euro azi', 'ro', 1, 'EUR', 'MDL'],
  ['курс доллара', 'ru', 1, 'USD', 'MDL'],
  ['сколько стоит доллар', 'ru', 1, 'USD', 'MDL'],
  ['cât costă euro azi', 'ro', 1, 'EUR', 'MDL'],
  ['exchange rate of the pound', 'en', 1, 'GBP', 'MDL'],
] as const)('what is to be converted is read: "%s"', ([text, lang, amount, from, to]) => {
  expect(conversionIn(text, lang)).toEqual({ amount, from, to })
})

test.for([
  ['caut un apartament de 50000 euro', 'ro'],
  ['Vânzătorul vrea avans 500 de lei ca să-mi păstreze telefonul, să-i dau?', 'ro'],
  ['развели на предоплату, 2000 лей перевёл и меня заблокировали', 'ru'],
  ['unde văd prețurile în lei, că toți pun în euro', 'ro'],
  ['bicicletă 100 lei sau 200 lei', 'ro'],
  ['euro', 'ro'],
  ['cât costă în lei', 'ro'],
  ['cât costă 5 promovări', 'ro'],
  ['promovare 50 lei pe zi', 'ro'],
  ['cât costă un anunț?', 'ro'],
  ['почему курс у вас не такой как в обменнике на углу', 'ru'],
  ['how many photos can I add?', 'en'],
] as const satisfies readonly (readonly [string, Lang])[])(
  'what asks for something else is no conversion: "%s"',
  ([text, lang]) => {
    expect(conversionIn(text, lang)).toBeNull()
  },
)

test('an amount is converted at the last stored rate, with its date and the converter linked', async ({
  deps,
}) => {
  await insertRates(deps.sql, { date: '2032-02-01', values: { EUR: 20, USD: 16, GBP: 25 } })

  const answer = await conversionAnswer(deps, 'cât fac 1.250 de euro în lei', 'ro')

  expect(answer).toEqual({
    text: '1.250 EUR = 25.000,00 MDL, la cursul oficial al Băncii Naționale din 01.02.2032.',
    links: [{ path: '/exchange-rates?amount=1250&from=EUR&to=MDL', label: 'Convertor valutar' }],
  })
  expect((await conversionAnswer(deps, '5 lei în euro', 'ro'))?.text).toContain(
    '5 MDL = 0,2500 EUR',
  )
  expect(await conversionAnswer(deps, 'cât fac 100 de hrivne', 'ro')).toBeNull()
})
