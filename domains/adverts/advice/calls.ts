import { ownStatisticsCalls } from '#contract/adverts/own-statistics.ts'
import { implement } from '../../implement.ts'
import { ownDetail } from '../service.ts'
import { adviceFor } from './service.ts'

export const ownStatisticsHandlers = implement(ownStatisticsCalls, {
  getAdvice: async ({ deps, user, input }) =>
    adviceFor(deps, user, await ownDetail(deps, user, input.advertId)),
})
