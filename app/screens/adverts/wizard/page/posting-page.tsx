import { useState, type ReactElement } from 'react'
import { ruleHintCalls } from '#contract/adverts/rule-hints.ts'
import { useHydrated } from '../../../../lib/browser/hydrated.ts'
import { useDebouncedCall } from '../../../../lib/calls/use-debounced-call.ts'
import { Button } from '../../../../parts/forms/button.tsx'
import { focusField } from '../../../../parts/forms/focus-field.ts'
import { postingTexts } from '../../texts.ts'
import { errorsOf, imagesAllowed, type CategoryChoice } from '../draft/draft.ts'
import { AttributeFields } from '../fields/attributes/attribute-fields.tsx'
import { PlaceField } from '../fields/place-fields.tsx'
import { PriceField } from '../fields/price-fields.tsx'
import { useFieldEditing } from '../fields/use-field-editing.ts'
import { TitleField, useSubcategoryChoice } from '../fields/what-fields.tsx'
import { UploadsLeft } from '../outcome/uploads-left.tsx'
import { ReadChips } from '../reading/read-chips.tsx'
import { subcategoryName, touchedAttributes } from '../reading/with-reading.ts'
import { useTitleReading } from '../reading/use-title-reading.ts'
import type { Posting } from '../state/use-posting.ts'
import { ImagesStep } from '../steps/images-step.tsx'
import { RuleHintList } from '../steps/rule-hints.tsx'
import { useErrorLabels } from '../steps/use-error-labels.ts'
import { useFormErrors } from '../state/use-form-errors.tsx'
import { MoreFields } from './more-fields.tsx'
import { PublishBar } from './publish-bar.tsx'
import { SaveLine } from './save-line.tsx'
import css from '../steps/form.module.css'

interface PostingPageProps {
  readonly posting: Posting
  readonly categories: readonly CategoryChoice[]
}

/** Form of a new advert on one page: photos, title, price, place; everything optional is folded. */
export function PostingPage({ posting, categories }: PostingPageProps): ReactElement {
  const { editor, photos, definitions, errors, setErrors } = posting
  const { contacts, ...fields } = useFieldEditing({
    ...{ editor, definitions, errors },
    onErrors: setErrors,
  })
  const t = postingTexts.use()
  const isReady = useHydrated()
  const labels = useErrorLabels(definitions)
  const { summary, showErrors } = useFormErrors(errors, definitions)
  const [photoNames, setPhotoNames] = useState<readonly string[]>([])
  const publish = async (): Promise<void> => {
    await posting.publish(contacts)
    showErrors()
  }
  const addPhotos = {
    ...photos,
    add: (files: readonly File[], room: number) => {
      setPhotoNames((before) => [...before, ...files.map(({ name }) => name)].slice(-20))
      photos.add(files, room)
    },
  }
  return (
    <form className={css['form']} onSubmit={(event) => event.preventDefault()} noValidate>
      {summary}
      <fieldset className={css['group']} disabled={!isReady}>
        <ImagesStep photos={addPhotos} max={imagesAllowed(categories, editor.typed.category)} />
        <PageFields {...{ posting, categories, fields, photoNames }} />
      </fieldset>
      {/* Without gaps, because what is told here is mostly nothing. */}
      <div className={css['told']}>
        <UploadsLeft photos={photos} />
        <PageHints posting={posting} labels={labels} />
      </div>
      <div className={css['row']}>
        <Button onPress={() => posting.go('finish')}>{t.more.preview}</Button>
        <Button busy={posting.busy === 'draft'} onPress={() => void posting.saveAsDraft()}>
          {t.finish.saveDraft}
        </Button>
      </div>
      <PublishBar
        isBusy={posting.busy === 'publish' || posting.isWaiting}
        onPublish={() => void publish()}
      >
        <SaveLine saveState={editor.saveState} />
      </PublishBar>
    </form>
  )
}

interface PageFieldsProps extends PostingPageProps {
  readonly fields: Omit<ReturnType<typeof useFieldEditing>, 'contacts'>
  /** Names of the photos' files, which may tell what is sold. */
  readonly photoNames: readonly string[]
}

/** Title with what it states, what it leaves open, price and place. */
function PageFields({ posting, categories, fields, photoNames }: PageFieldsProps): ReactElement {
  const { definitions, errors } = posting
  const { typed } = posting.editor
  const t = postingTexts.use()
  const proposals = useTitleReading({ typed, definitions, photoNames, change: fields.onChange })
  const choose = useSubcategoryChoice(fields)
  const changeAttributes = (attributes: typeof typed.attributes): void =>
    fields.onChange(touchedAttributes(typed, attributes))
  const remove = (name: string): void => {
    if (name === subcategoryName) return choose('', '')
    const left = Object.entries(typed.attributes).filter(([key]) => key !== name)
    changeAttributes(Object.fromEntries(left))
  }
  // Required ones that the title does not state; one that is being filled in stays.
  const asked = definitions.filter(
    ({ key, isRequired }) =>
      isRequired && (typed.attributes[key] === undefined || typed.touched.includes(key)),
  )
  const attributes = {
    ...{ values: typed.attributes, errors },
    onChange: changeAttributes,
    onBlur: fields.onBlur,
  }
  const others = definitions.filter((one) => !asked.includes(one))
  return (
    <>
      <TitleField {...fields} />
      <ReadChips
        {...{ typed, definitions, categories, proposals }}
        shownKeys={asked.map(({ key }) => key)}
        onChoose={choose}
        onRemove={remove}
        onOpen={focusField}
      />
      <AttributeFields {...attributes} definitions={asked} title={t.more.required} />
      <PriceField
        typed={typed}
        error={fields.errorText('price')}
        onChange={fields.onChange}
        onBlur={() => fields.onBlur('price')}
      />
      <PlaceField {...fields} />
      <MoreFields
        {...fields}
        categories={categories}
        onChoose={choose}
        attributes={{ ...attributes, definitions: others }}
      />
    </>
  )
}

const hintPauseMs = 1_000

/** What the rules will say, once the form is whole and saved. */
function PageHints({
  posting: { editor, definitions },
  labels,
}: Pick<PostingPageProps, 'posting'> & {
  readonly labels: Readonly<Record<string, string>>
}): ReactElement {
  const { typed, draftId, saveState } = editor
  const isWhole = Object.keys(errorsOf(typed, definitions)).length === 0
  const { answer } = useDebouncedCall(
    ruleHintCalls.listRuleHints,
    isWhole && draftId !== null && saveState === 'saved' ? { advertId: draftId } : null,
    { pauseMs: hintPauseMs },
  )
  return <RuleHintList labels={labels} hints={answer?.hints ?? []} onFix={focusField} />
}
