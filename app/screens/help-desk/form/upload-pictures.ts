import { helpDeskCalls } from '#contract/help-desk.ts'
import { postFiles } from '../../../lib/calls/calls.ts'
import { shrinkPhoto } from '../../adverts/photos/upload/shrink.ts'

/** Uploads pictures one after the other; `holder` says for what. Returns their names. */
export async function uploadPictures(
  files: readonly File[],
  holder: { readonly proof?: string; readonly ticket?: string },
): Promise<string[]> {
  const names: string[] = []
  for (const file of files) {
    const photo = await shrinkPhoto(file)
    const { image } = await postFiles(helpDeskCalls.uploadTicketPhoto, { ...holder }, [photo])
    names.push(image)
  }
  return names
}
