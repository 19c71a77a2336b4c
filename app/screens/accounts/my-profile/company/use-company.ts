import { useState } from 'react'
import type { Lang } from '#contract/languages.ts'
import { companyCalls, type Company } from '#contract/people/companies.ts'
import type { Refusal, RefusalCode } from '#contract/refusals.ts'
import { weekdays, type DayHours } from '#contract/rules/company/opening-hours.ts'
import { siteLink } from '#contract/rules/company/site-link.ts'
import { useCall } from '../../../../lib/calls/use-call.ts'
import { useForm, type Form } from '../../../../lib/calls/use-form.ts'
import { labelIn } from '../../../../lib/texts/texts.ts'
import { myCompanyTexts } from '../../texts.ts'

export const aboutFields = ['aboutRo', 'aboutRu', 'aboutEn'] as const
type Name = (typeof aboutFields)[number] | 'site'

export interface TypedDay extends DayHours {
  readonly isOpen: boolean
}

export interface TypedPlace {
  /** Of the row in the form. */
  readonly key: number
  /** Empty: nothing is typed, or no place has this name. */
  readonly slug: string
  readonly text: string
  readonly address: string
}

/** The company's data as its form shows them. */
export interface OwnCompany extends Omit<Company, 'places'> {
  readonly places: readonly Omit<TypedPlace, 'key'>[]
}

export function toOwnCompany({ places, ...company }: Company, lang: Lang): OwnCompany {
  return {
    ...company,
    places: places.map(({ slug, labels, address }) => ({
      slug,
      text: labelIn(lang, labels),
      address,
    })),
  }
}

export interface CompanyForm {
  readonly form: Form<Name>
  readonly days: readonly TypedDay[]
  readonly setDay: (day: TypedDay) => void
  readonly places: readonly TypedPlace[]
  readonly setPlace: (place: TypedPlace) => void
  readonly addPlace: () => void
  readonly removePlace: (key: number) => void
  readonly placesError: RefusalCode | undefined
  readonly saving: ReturnType<typeof useCall<typeof companyCalls.saveCompany>>
  readonly save: () => void
}

/** Form state of the company's page and its saving. A failure keeps the typed values. */
export function useCompany(company: OwnCompany): CompanyForm {
  const t = myCompanyTexts.use().company
  const { about, site, hours } = company
  const form = useForm<Name>(
    {
      aboutRo: () => null,
      aboutRu: () => null,
      aboutEn: () => null,
      site: (value) => (value.trim() && !siteLink(value.trim()) ? 'link_invalid' : null),
    },
    { aboutRo: about.ro, aboutRu: about.ru, aboutEn: about.en, site },
  )
  const [days, setDays] = useState(() => daysOf(hours))
  const [placesError, setPlacesError] = useState<RefusalCode | undefined>()
  const { places, ...placeRows } = usePlaces(company.places, () => setPlacesError(undefined))

  const refuse = ({ code, field }: Refusal): boolean => {
    const name = [...aboutFields, 'site' as const].find((one) => one === field)
    if (!name && field !== 'places') return false
    if (name) form.refuse(name, code)
    else setPlacesError(code)
    form.showErrors()
    return true
  }
  const saving = useCall(companyCalls.saveCompany, {
    success: t.saved,
    reloads: true,
    refusalIn: 'screen',
    onRefused: refuse,
  })
  const save = (): void => {
    if (saving.isBusy) return
    const filled = places.filter(({ text, address }) => text.trim() || address.trim())
    const isPlaceMissing = filled.some(({ slug }) => slug === '')
    setPlacesError(isPlaceMissing ? 'place_required' : undefined)
    const isRight = form.check()
    if (isPlaceMissing) form.showErrors()
    if (!isRight || isPlaceMissing) return
    void saving({
      ...form.values,
      hours: days.flatMap(({ isOpen, ...day }) => (isOpen ? [day] : [])),
      places: filled.map(({ slug, address }) => ({ place: slug, address })),
    })
  }
  return {
    ...{ form, days, places, placesError, saving, save },
    ...placeRows,
    setDay: (changed) => setDays(days.map((one) => (one.day === changed.day ? changed : one))),
  }
}

function usePlaces(stored: OwnCompany['places'], onChange: () => void) {
  const [places, setPlaces] = useState<readonly TypedPlace[]>(() =>
    stored.map((place, key) => ({ ...place, key })),
  )
  const change = (next: readonly TypedPlace[]): void => {
    setPlaces(next)
    onChange()
  }
  return {
    places,
    setPlace: (changed: TypedPlace) =>
      change(places.map((one) => (one.key === changed.key ? changed : one))),
    addPlace: () =>
      change([
        ...places,
        { key: Math.max(-1, ...places.map(({ key }) => key)) + 1, slug: '', text: '', address: '' },
      ]),
    removePlace: (key: number) => change(places.filter((one) => one.key !== key)),
  }
}

function daysOf(hours: readonly DayHours[]): readonly TypedDay[] {
  return weekdays.map((day) => {
    const open = hours.find((one) => one.day === day)
    return { day, opens: '09:00', closes: '18:00', ...open, isOpen: open !== undefined }
  })
}
