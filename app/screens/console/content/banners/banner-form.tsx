import { useState, type ReactElement, type ReactNode } from 'react'
import { useNavigate } from '../../../../lib/router/index.ts'
import { languages, type Lang } from '#contract/languages.ts'
import { bannerPages } from '#contract/site/banners.ts'
import { bannerEditorCalls, type EditedBanner } from '#contract/staff/content/banners.ts'
import { useTexts } from '../../../../lib/texts/texts.ts'
import { useLeaveWarning } from '../../../../parts/feedback/use-leave-warning.ts'
import { Field } from '../../../../parts/forms/field.tsx'
import { Tick } from '../../../../parts/forms/tick.tsx'
import { LanguageTabs, LeaveDialog, Meanwhile, SaveBar } from '../parts/editing-frame.tsx'
import editing from '../parts/editing.module.css'
import { useEditing, type FieldErrors } from '../parts/use-editing.ts'
import { bannerEditorTexts, editingTexts } from '../texts.ts'
import { changesBetween } from './banner-changes.ts'
import { BannerPicture } from './banner-picture.tsx'
import { BannerPreview } from './banner-preview.tsx'
import css from './banners.module.css'

const fields = [
  'endsAt',
  ...languages.flatMap((lang) => [`images.${lang}`, `alt.${lang}`, `link.${lang}`]),
]

interface BannerFormProps {
  readonly banner: EditedBanner
  /** Names by slug of districts and cities. */
  readonly places: ReadonlyMap<string, string>
}

/** A banner as it is typed; a refused or late save leaves it as it is. */
export function BannerForm({ banner, places }: BannerFormProps): ReactElement {
  const t = editingTexts.use()
  const words = bannerEditorTexts.use()
  const navigate = useNavigate()
  const [typed, setTyped] = useState(banner)
  const [lang, setLang] = useState<Lang>('ro')
  const isNew = banner.id === 0
  const isDirty = JSON.stringify(contentOf(typed)) !== JSON.stringify(contentOf(banner))
  const { blocker, allowLeaving } = useLeaveWarning(isDirty)
  const { save, revision, isStale, errors, accept } = useEditing(bannerEditorCalls.saveBanner, {
    ...{ success: t.saved, revision: banner.revision, fields },
  })
  const change = (changed: Partial<EditedBanner>): void => setTyped({ ...typed, ...changed })
  const send = async (): Promise<void> => {
    const id = isNew ? {} : { bannerId: banner.id }
    const images = typed.images.filter(({ image }) => image !== '')
    const saved = await save({ ...contentOf(typed), images, ...id, revision })
    if (!saved || !isNew) return
    allowLeaving()
    void navigate(`/admin/banners/${saved.bannerId}`)
  }
  return (
    <>
      {isStale && (
        <Meanwhile
          changes={changesBetween(banner, typed, words, { languages: t.languages, places })}
          onTake={() => {
            setTyped(banner)
            accept()
          }}
        />
      )}
      <div className={editing['columns']}>
        <form
          className={editing['form']}
          onSubmit={(event) => {
            event.preventDefault()
            void send()
          }}
        >
          <When typed={typed} error={errors['endsAt']} onChange={change} />
          <Whom typed={typed} places={places} onChange={change} />
          <LanguageTabs value={lang} onChange={setLang} />
          <BannerPicture key={lang} lang={lang} typed={typed} errors={errors} onChange={change} />
          <SaveBar isBusy={save.isBusy} isStale={isStale} />
        </form>
        <BannerPreview lang={lang} typed={typed} />
      </div>
      <LeaveDialog blocker={blocker} />
    </>
  )
}

interface PartProps {
  readonly typed: EditedBanner
  readonly onChange: (changed: Partial<EditedBanner>) => void
}

/** Whether, as what and when it is shown. */
function When({
  typed,
  error,
  onChange,
}: PartProps & { readonly error: FieldErrors[string] }): ReactElement {
  const t = bannerEditorTexts.use()
  const { refusals } = useTexts()
  return (
    <>
      <Tick
        name="isActive"
        label={t.fields.isActive}
        isOn={typed.isActive}
        onChange={(isActive) => onChange({ isActive })}
      />
      <Tick
        name="isFallback"
        label={t.fields.isFallback}
        hint={t.fields.isFallbackHint}
        isOn={typed.isFallback}
        onChange={(isFallback) => onChange({ isFallback })}
      />
      <div className={editing['pair']}>
        <Field label={t.fields.type} name="type">
          <select
            value={typed.type}
            onChange={({ currentTarget }) =>
              onChange({ type: currentTarget.value === '1' ? 1 : 2 })
            }
          >
            <option value={1}>{t.types[1]}</option>
            <option value={2}>{t.types[2]}</option>
          </select>
        </Field>
        <Field
          label={t.fields.position}
          name="position"
          type="number"
          min={0}
          max={1_000}
          value={typed.position}
          onChange={({ currentTarget }) => onChange({ position: Number(currentTarget.value) })}
        />
      </div>
      <div className={editing['pair']}>
        <Field
          label={t.fields.startsAt}
          name="startsAt"
          type="datetime-local"
          value={typed.startsAt}
          onChange={({ currentTarget }) => onChange({ startsAt: currentTarget.value })}
        />
        <Field
          label={t.fields.endsAt}
          name="endsAt"
          type="datetime-local"
          value={typed.endsAt}
          error={error && refusals[error]}
          onChange={({ currentTarget }) => onChange({ endsAt: currentTarget.value })}
        />
      </div>
    </>
  )
}

/** On which pages, in which languages and for which places it is shown. */
function Whom({
  typed,
  places,
  onChange,
}: PartProps & { readonly places: ReadonlyMap<string, string> }): ReactElement {
  const t = bannerEditorTexts.use()
  const { languages: names } = editingTexts.use()
  return (
    <>
      <Choices
        title={t.fields.pages}
        options={bannerPages.map((page) => [page, t.pages[page]] as const)}
        chosen={typed.pages}
        onChange={(pages) => onChange({ pages })}
      />
      <Choices
        title={t.fields.languages}
        options={languages.map((lang) => [lang, names[lang]] as const)}
        chosen={typed.languages}
        onChange={(chosen) => onChange({ languages: chosen })}
      />
      <details open={typed.places.length > 0}>
        <summary>
          {t.fields.places}:{' '}
          {typed.places.map((slug) => places.get(slug)).join(', ') || t.everywhere}
        </summary>
        <Choices
          title={t.fields.places}
          options={[...places]}
          chosen={typed.places}
          onChange={(chosen) => onChange({ places: chosen })}
        />
      </details>
    </>
  )
}

interface ChoicesProps<Value extends string> {
  readonly title: string
  readonly options: readonly (readonly [Value, string])[]
  readonly chosen: readonly Value[]
  readonly onChange: (chosen: Value[]) => void
}

function Choices<Value extends string>(props: ChoicesProps<Value>): ReactNode {
  const { title, options, chosen, onChange } = props
  const t = bannerEditorTexts.use()
  return (
    <fieldset className={css['group']}>
      <legend>{title}</legend>
      <div className={css['ticks']}>
        {options.map(([value, label]) => (
          <Tick
            key={value}
            name={value}
            label={label}
            isOn={chosen.includes(value)}
            onChange={(isOn) =>
              onChange(isOn ? [...chosen, value] : chosen.filter((one) => one !== value))
            }
          />
        ))}
      </div>
      <p className={editing['muted']}>{t.fields.all}</p>
    </fieldset>
  )
}

/** What is saved of a banner. */
function contentOf(banner: EditedBanner) {
  const { type, position, isActive, isFallback, startsAt, endsAt } = banner
  const { languages: shownIn, places, pages, images } = banner
  return {
    ...{ type, position, isActive, isFallback, startsAt, endsAt },
    ...{ languages: shownIn, places, pages, images },
  }
}
