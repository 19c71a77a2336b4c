import type { ReactElement } from 'react'
import type { Membership } from '#contract/people/members.ts'
import { ActForm } from './act-form.tsx'
import { teamTexts } from './texts.ts'
import css from './my-team.module.css'

interface CompaniesSectionProps {
  readonly companies: readonly Membership[]
  /** The company that is acted for; null: none. */
  readonly actsFor: number | null
}

/** Companies that the person is a member of. */
export function CompaniesSection({
  companies,
  actsFor,
}: CompaniesSectionProps): ReactElement | null {
  const t = teamTexts.use()
  if (companies.length === 0) return null
  return (
    <section className={css['section']} aria-labelledby="companies">
      <h2 id="companies">{t.companies.title}</h2>
      <ul className={css['list']}>
        {companies.map(({ companyId, name, role, isPaused }) => (
          <li key={companyId} className={css['row']}>
            <p className={css['what']}>
              <strong>{name}</strong>
              <span className={css['hint']}>
                {[
                  t.roles[role],
                  companyId === actsFor && t.companies.current,
                  isPaused && t.companies.paused,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </p>
            <div className={css['buttons']}>
              {!isPaused && companyId !== actsFor && (
                <ActForm
                  intent="actFor"
                  fields={{ companyId }}
                  label={t.companies.start}
                  spoken={t.companies.startFor(name)}
                  isPrimary
                />
              )}
              <ActForm
                intent="leave"
                fields={{ companyId }}
                label={t.companies.leave}
                spoken={t.companies.leaveOf(name)}
                question={{ ...t.companies.leaving, text: t.companies.leaving.text(name) }}
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
