import { expect, test } from '#tests/support/test.ts'
import type { Deps, ShareCard } from '../../deps.ts'
import { presentDetail } from '../presenter.ts'
import { publicAdvertPage } from '../service.ts'
import { cardPlans } from '../../categories/service.ts'
import { sharePicture } from './service.ts'

/** What is written on the picture of an advert; drawn as on the site. */
async function writtenOn(deps: Deps, id: number): Promise<ShareCard | undefined> {
  const drawn: ShareCard[] = []
  const imaging: Deps['imaging'] = {
    ...deps.imaging,
    drawShareCard: (card) => {
      drawn.push(card)
      return deps.imaging.drawShareCard(card)
    },
  }
  const page = await publicAdvertPage(deps, id)
  const plan = (await cardPlans(deps)).get(page.subcategoryId ?? 0)
  const { seller, prices } = page
  if (!seller) throw new Error('No seller')
  const story = { prices, market: null, plan }
  const { shareVersion: version } = presentDetail(page, seller, deps.clock.now(), story)
  const asked = { lang: 'ro', kind: 'advert', subject: String(id), version, address: '10.0.0.1' }
  expect(await sharePicture({ ...deps, imaging }, asked)).toHaveProperty('bytes')
  return drawn[0]
}

test('the picture of a link says what the price is for, as the page does', async ({
  deps,
  given,
}) => {
  const flat = { offer_type: 'rent-out', rooms: '2', area: 50 }
  const home = await given.advert({
    ...{ subcategory: 'apartamente-chirie', attributes: flat },
    ...{ price: 300, currency: 'EUR' },
  })
  const worker = await given.advert({
    ...{ subcategory: 'it-telecom', attributes: { job_kind: 'vacancy', salary: 20_000 } },
    ...{ price: 0 },
  })
  const lost = await given.advert({ subcategory: 'pierdute', price: 0 })

  expect(await writtenOn(deps, home.id)).toMatchObject({ price: '300\u00a0€/lună' })
  expect(await writtenOn(deps, worker.id)).toMatchObject({ price: '20.000\u00a0Lei/lună' })
  expect(await writtenOn(deps, lost.id)).toMatchObject({ price: '' })
})
