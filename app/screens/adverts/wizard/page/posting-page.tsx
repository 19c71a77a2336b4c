import { useState, type ReactElement } from 'react'
import { ruleHintCalls } from '#contract/adverts/rule-hints.ts'
import { useHydrated } from '../../../../lib/browser/hydrated.ts'
import { useSummaryFocus } from '../../../../lib/browser/use-summary-focus.ts'
import { useDebouncedCall } from '../../../../lib/calls/use-debounced-call.ts'
import { Button } from '../../../../parts/forms/button.tsx'
import { ErrorSummary } from '../../../../parts/forms/error-summary.tsx'
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
import { inOrderOfForm } from '../steps/error-order.ts'
import { ImagesStep } from '../steps/images-step.tsx'
import { RuleHintList } from '../steps/rule-hints.tsx'
import { useErrorLabels } from '../steps/use-error-labels.ts'
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
  const { typed, change } = editor
  const fields = useFieldEditing({ editor, definitions, errors, onErrors: setErrors })
  const { contacts, ...common } = fields
  const t = postingTexts.use()
  const isReady = useHydrated()
  const labels = useErrorLabels(definitions)
  const { summary, showErrors } = useSummaryFocus()
  const [photoNames, setPhotoNames] = useState<readonly string[]>([])
  const proposals = useTitleReading({ typed, definitions, photoNames, change })
  const choose = useSubcategoryChoice(common)
  const changeAttributes = (attributes: typeof typed.attributes): void =>
    common.onChange(touchedAttributes(typed, attributes))
  // Required ones that the title does not state; one that is being filled in stays.
  const asked = definitions.filter(
    ({ key, isRequired }) =>
      isRequired && (typed.attributes[key] === undefined || typed.touched.includes(key)),
  )
  const attributes = {
    values: typed.attributes,
    errors,
    onChange: changeAttributes,
    onBlur: common.onBlur,
  }
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
      <ErrorSummary
        ref={summary}
        title={t.errors}
        errors={Object.fromEntries(inOrderOfForm(errors, definitions))}
        labels={labels}
      />
      <fieldset className={css['group']} disabled={!isReady}>
        <ImagesStep photos={addPhotos} max={imagesAllowed(categories, typed.category)} />
        <TitleField {...common} />
        <ReadChips
          typed={typed}
          definitions={definitions}
          categories={categories}
          proposals={proposals}
          shownKeys={asked.map(({ key }) => key)}
          onChoose={choose}
          onRemove={(name) =>
            name === subcategoryName
              ? choose('', '')
              : changeAttributes(
                  Object.fromEntries(
                    Object.entries(typed.attributes).filter(([key]) => key !== name),
                  ),
                )
          }
          onOpen={focusField}
        />
        <AttributeFields {...attributes} definitions={asked} title={t.more.required} />
        <PriceField
          typed={typed}
          error={common.errorText('price')}
          onChange={common.onChange}
          onBlur={() => common.onBlur('price')}
        />
        <PlaceField {...common} />
        <MoreFields
          {...common}
          categories={categories}
          onChoose={choose}
          attributes={{
            ...attributes,
            definitions: definitions.filter((one) => !asked.includes(one)),
          }}
        />
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
