import type { Deps } from '../deps.ts'
import type { Job } from '../job.ts'
import { deleteOldKeys } from './keys/service.ts'
import { deleteOldAnswers } from './requests/service.ts'
import { sendWebhooks } from './webhooks/sending.ts'
import { deleteOldEvents } from './webhooks/service.ts'

async function cleanUpPartners(deps: Deps): Promise<void> {
  await deleteOldAnswers(deps)
  await deleteOldKeys(deps)
  await deleteOldEvents(deps)
}

export const partnerJobs: readonly Job[] = [
  { name: 'partners.webhooks', everySeconds: 5, run: sendWebhooks },
  { name: 'partners.cleanup', everySeconds: 3_600, run: cleanUpPartners },
]
