import { storeInTab } from '../browser/storage.ts'

export const botTalkKey = 'gasit.botTalk'

/** Whoever uses the browser next does not read it: answers tell of the person's own adverts. */
export function forgetBotTalk(): void {
  storeInTab(botTalkKey, null)
}
