import type { FormEvent, ReactElement } from 'react'
import { companyAboutMaxLength, siteMaxLength } from '#contract/limits.ts'
import { useHydrated } from '../../../../lib/browser/hydrated.ts'
import { useLink } from '../../../../lib/texts/texts.ts'
import { Button } from '../../../../parts/forms/button.tsx'
import { ErrorSummary } from '../../../../parts/forms/error-summary.tsx'
import { Field } from '../../../../parts/forms/field.tsx'
import { CallProblem } from '../../../../parts/forms/problem-line.tsx'
import { myAccountTexts, myCompanyTexts } from '../../texts.ts'
import { Section } from '../section.tsx'
import { HoursFields } from './hours-fields.tsx'
import { PlacesFields } from './places-fields.tsx'
import { aboutFields, useCompany, type OwnCompany } from './use-company.ts'
import form from '../form.module.css'
import css from './company.module.css'

/** What buyers read on the page of the company. */
export function CompanySection({ company }: { company: OwnCompany }): ReactElement {
  const t = myCompanyTexts.use().company
  const texts = myAccountTexts.use()
  const link = useLink()
  const isReady = useHydrated()
  const edited = useCompany(company)
  const { field, values, set, errors, summary } = edited.form
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    edited.save()
  }
  return (
    <Section id="company" title={t.title} text={t.text}>
      <form className={css['form']} method="post" noValidate onSubmit={submit}>
        <ErrorSummary
          ref={summary}
          errors={{ ...errors, places: edited.placesError }}
          labels={{ ...t.about, site: t.site, places: t.places }}
        />
        <fieldset className={form['fields']} disabled={!isReady}>
          {aboutFields.map((name, index) => (
            <Field
              key={name}
              name={name}
              label={t.about[name]}
              error={field(name).error}
              hint={index === 0 ? t.aboutHint : undefined}
            >
              <textarea
                className={css['about']}
                rows={4}
                maxLength={companyAboutMaxLength}
                value={values[name]}
                onChange={({ target }) => set(name, target.value)}
              />
            </Field>
          ))}
          <HoursFields days={edited.days} onChange={edited.setDay} />
          <PlacesFields edited={edited} />
          <Field
            {...field('site')}
            label={t.site}
            hint={t.siteHint}
            inputMode="url"
            autoComplete="url"
            maxLength={siteMaxLength}
          />
        </fieldset>
        <p>
          <a href={link('/my-import')}>{t.importing}</a>
        </p>
        <CallProblem call={edited.saving} />
        <div className={form['buttons']}>
          <Button type="submit" kind="primary" className="needs-script" busy={edited.saving.isBusy}>
            {texts.save}
          </Button>
        </div>
      </form>
    </Section>
  )
}
