import { useCallback, type ReactElement } from 'react'
import { useRefusalToast } from '../../../../lib/calls/use-refusal-toast.ts'
import { useLayoutData } from '../../../../lib/lists/favorites/favorites.ts'
import { myAdvertsTexts } from '../../texts.ts'
import { useLink } from '../../../../lib/texts/texts.ts'
import { Button } from '../../../../parts/forms/button.tsx'
import { Dialog } from '../../../../parts/feedback/dialog.tsx'
import { Icon } from '../../../../parts/icons/icon.tsx'
import { imagesAllowed, type CategoryChoice } from '../../wizard/draft/draft.ts'
import { usePhotos } from '../../wizard/state/use-photos.ts'
import { ImagesStep } from '../../wizard/steps/images-step.tsx'
import { InformationStep } from '../../wizard/steps/information-step.tsx'
import { Question, Reasons } from '../reasons.tsx'
import { StateBadge } from '../state-badge.tsx'
import { errorsIn } from './local-edit.ts'
import { useEdit, type Edit, type Edited } from './use-edit.ts'
import css from './edit-form.module.css'

interface EditFormProps {
  readonly edited: Edited & {
    readonly isPublic: boolean
    readonly categories: readonly CategoryChoice[]
  }
}

/** Edit form of a published advert. */
export function EditForm({ edited }: EditFormProps): ReactElement {
  const t = myAdvertsTexts.use()
  const link = useLink()
  const edit = useEdit(edited)
  const atFields = errorsIn(edited.reasons, edited.status)
  return (
    <div className={css['page']}>
      <a className={css['back']} href={link('/my-adverts')}>
        <Icon name="arrow-left" size={16} />
        {t.edit.back}
      </a>
      <h1>{t.edit.title}</h1>
      <StateBadge advert={edited} />
      <Question advertId={edited.id} hasQuestion={edited.hasQuestion} />
      <Reasons
        reasons={edited.reasons.filter(({ field, text }) => !(field in atFields) || text)}
        status={edited.status}
      />
      {edit.hasLocalEdit && (
        <div className={css['kept']} role="status">
          <p>{t.edit.kept}</p>
          <Button onPress={edit.discard}>{t.edit.discard}</Button>
        </div>
      )}
      <EditPhotos id={edited.id} max={imagesAllowed(edited.categories, edit.typed.category)} />
      <InformationStep
        editor={edit}
        categories={edited.categories}
        definitions={edit.definitions}
        errors={edit.errors}
        onErrors={edit.setErrors}
        onNext={edit.save}
        next={t.edit.save}
        isBusy={edit.isBusy}
      />
      {edited.status === 'active' && <p className={css['note']}>{t.edit.looked}</p>}
      <LeaveDialog blocker={edit.blocker} />
    </div>
  )
}

/** Unlike the fields, photo changes are sent to the server immediately. */
function EditPhotos({ id, max }: { id: string; max: number }): ReactElement {
  const own = myAdvertsTexts.use()
  const me = useLayoutData()?.me ?? null
  const advertId = useCallback(() => Promise.resolve(id), [id])
  const photos = usePhotos({ existingId: id, advertId, me }, useRefusalToast())
  return (
    <div className={css['photos']}>
      <ImagesStep photos={photos} max={max} />
      <p className={css['note']}>{own.edit.photosAtOnce}</p>
    </div>
  )
}

function LeaveDialog({ blocker }: Pick<Edit, 'blocker'>): ReactElement {
  const t = myAdvertsTexts.use().edit.leave
  const isAsking = blocker.state === 'blocked'
  return (
    <Dialog open={isAsking} onClose={() => blocker.reset?.()} title={t.title}>
      <p>{t.text}</p>
      <div className={css['answers']}>
        <Button onPress={() => blocker.proceed?.()}>{t.go}</Button>
        <Button kind="primary" onPress={() => blocker.reset?.()}>
          {t.stay}
        </Button>
      </div>
    </Dialog>
  )
}
