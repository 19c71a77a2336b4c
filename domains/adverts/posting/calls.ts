import { postingDefaultCalls } from '#contract/adverts/posting-defaults.ts'
import { implement } from '../../implement.ts'
import { findPostingDefaults } from './defaults-store.ts'

export const postingDefaultHandlers = implement(postingDefaultCalls, {
  getPostingDefaults: async ({ deps, user }) => ({
    defaults: await findPostingDefaults(deps.sql, user.id),
  }),
})
