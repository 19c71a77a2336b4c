import { toast } from '../../../../lib/browser/toasts.ts'
import { useNavigate } from '../../../../lib/router/index.ts'
import { postingTexts } from '../../texts.ts'
import type { Posting } from './use-posting.ts'

/** Begins another advert instead of the resumed one, which can be brought back for some seconds. */
export function useStartNew({ editor, photos, restart }: Posting): () => void {
  const t = postingTexts.use()
  const navigate = useNavigate()
  return () => {
    const { uploads } = photos
    const { draft } = editor
    // The address may name the draft.
    const address = `/add-advert${location.search}`
    restart()
    const undo = (): void => {
      editor.resume(draft)
      photos.putBack(uploads)
      void navigate(address, { replace: true })
    }
    toast(t.startedNew, 'info', { label: t.undo, act: undo })
  }
}
