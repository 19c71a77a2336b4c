import type { ReactElement } from 'react'
import { Dialog } from '../../../../parts/feedback/dialog.tsx'
import { Button, ButtonLink } from '../../../../parts/forms/button.tsx'
import { threadTexts } from '../../texts.ts'
import css from './message-text.module.css'

export interface TappedLink {
  readonly host: string
  readonly link: string
}

interface LinkDialogProps {
  /** Null: none was tapped. */
  readonly link: TappedLink | null
  readonly onClose: () => void
}

/** Says where a link leads and warns before it opens. */
export function LinkDialog({ link, onClose }: LinkDialogProps): ReactElement {
  const { link: t } = threadTexts.use()
  return (
    <Dialog open={link !== null} onClose={onClose} title={t.title}>
      {link && (
        <>
          <p className={css['host']}>{t.text(link.host)}</p>
          <p className={css['warning']}>{t.warning}</p>
          <div className={css['ways']}>
            <ButtonLink
              href={link.link}
              target="_blank"
              rel="noopener noreferrer nofollow"
              onClick={onClose}
            >
              {t.open}
            </ButtonLink>
            <Button kind="primary" onPress={onClose}>
              {t.stay}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  )
}
