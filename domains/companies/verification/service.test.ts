import { expect, test } from '#tests/support/test.ts'
import { publicProfile } from '../../accounts/service.ts'
import { saveAccount } from '../../accounts/settings/service.ts'
import { setCompanyVerified, verifiedCompanies } from '../service.ts'

test('a company is verified by staff, until it takes another name', async ({ deps, given }) => {
  const company = await given.user({ accountType: 1, brand: 'Casa Mobila' })
  const isVerified = async () => (await publicProfile(deps, { id: company.id })).isCompanyVerified
  expect(await isVerified()).toBe(false)

  await setCompanyVerified(deps, company.username, true)
  expect(await isVerified()).toBe(true)
  expect(await verifiedCompanies(deps)).toMatchObject([{ username: company.username }])
  await saveAccount(deps, company, { brand: 'Casa Mobila', fullName: 'Ion' })
  expect(await isVerified()).toBe(true)
  await saveAccount(deps, company, { brand: 'Alta Firma' })
  expect(await isVerified()).toBe(false)
})

test('a person is no company to verify, and a mark can be taken back', async ({ deps, given }) => {
  const [person, company] = [await given.user(), await given.user({ accountType: 1 })]
  await expect(setCompanyVerified(deps, person.username, true)).toBeRefused('user_not_found')
  await setCompanyVerified(deps, company.username, true)
  await setCompanyVerified(deps, company.username, false)
  expect((await publicProfile(deps, { id: company.id })).isCompanyVerified).toBe(false)
})
