import { expect, test } from '#tests/support/test.ts'
import { smallPhoto } from '#tests/support/photos.ts'
import { uploadPhoto } from '../../messaging/photos/service.ts'
import { sendReport } from '../../reports/service.ts'
import { caseView, takeCase } from '../service.ts'

test('a reported message and its neighbours tell who wrote when, the words and the number of photos', async ({
  deps,
  given,
}) => {
  const staff = await given.staff('moderator')
  const seller = await given.user()
  const { id: advertId } = await given.advert({ seller })
  const { author: buyer, conversationId } = await given.message({ to: { advertId } })
  const name = await uploadPhoto(deps, buyer, () => smallPhoto('jpeg'))
  const { id } = await given.message({
    ...{ to: { conversationId }, author: buyer, text: 'Două\nrânduri', photos: [name] },
  })
  const visitor = { id: 'somebody', address: '10.9.8.7', isRobot: false, device: '' }
  const report = { subject: 'message', id, code: 6, text: '' } as const
  await sendReport(deps, { user: seller, visitor }, report)

  const found = await takeCase(deps, staff, 'reported', { kind: 'message', id })
  const { messages } = await caseView(deps, 'reported', found)

  const { username } = buyer
  const sentAt = deps.clock.now()
  expect(messages).toEqual([
    { username, sentAt, text: 'Bună ziua', photos: 0, isReported: false },
    { username, sentAt, text: 'Două\nrânduri', photos: 1, isReported: true },
  ])
})
