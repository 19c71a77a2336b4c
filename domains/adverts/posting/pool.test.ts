import { expect, test } from '#tests/support/test.ts'
import { editAdvert } from './service.ts'

test('more edits at once than there are connections, with nothing cached yet, all end', async ({
  deps,
  given,
}) => {
  const seller = await given.user()
  const adverts = await Promise.all(
    Array.from({ length: 20 }, () =>
      given.advert({ seller, description: 'O carte bună de citit.' }),
    ),
  )

  const edited = await Promise.all(
    adverts.map(({ id }) => editAdvert(deps, seller, id, { price: '77' })),
  )
  expect(edited).toEqual(adverts.map(() => 'active'))
})
