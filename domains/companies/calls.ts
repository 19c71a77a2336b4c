import { companyCalls } from '#contract/people/companies.ts'
import { implement } from '../implement.ts'
import { setCover } from './covers/service.ts'
import { companyPage, saveCompany } from './pages/service.ts'

export const companyHandlers = implement(companyCalls, {
  getCompany: async ({ deps, input }) => ({ company: await companyPage(deps, input.userId) }),
  saveCompany: async ({ deps, user, input }) => ({
    company: await saveCompany(deps, user, input),
  }),
  setCover: async ({ deps, user, files }) => {
    const { value } = await files[Symbol.asyncIterator]().next()
    return { cover: await setCover(deps, user, value ?? null) }
  },
})
