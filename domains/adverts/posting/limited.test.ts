import { expect, test } from '#tests/support/test.ts'
import { restrictAccount } from '../../accounts/service.ts'
import { orderPhotos, removePhoto } from '../photos/service.ts'
import { editAdvert, saveDraft } from './service.ts'

test('who may not publish makes no other advert of one that there is, and still works on drafts', async ({
  deps,
  given,
}) => {
  const seller = await given.user()
  const images = ['one', 'two']
  const active = await given.advert({ seller, images, title: 'Scaun' })
  const draft = await given.advert({ seller, images, status: 'draft' })
  const limited = { userId: seller.id, kind: 'posting', reason: 'Fraudă', endsAt: null } as const
  await restrictAccount(deps, limited, async () => {})

  await expect(editAdvert(deps, seller, active.id, { price: '5' })).toBeRefused('posting_limited')
  await expect(removePhoto(deps, seller, active.id, 'one')).toBeRefused('posting_limited')
  const [stored] = await deps.sql`select images from adverts where id = ${active.id}`
  expect(stored).toEqual({ images })
  expect(await orderPhotos(deps, seller, draft.id, ['two'])).toEqual(['two', 'one'])
  expect(await saveDraft(deps, seller, draft.id, { title: 'Masă' })).toBeGreaterThan(0)
})
