import { useState } from 'react'
import { ownAccountCalls } from '#contract/accounts/own-account.ts'
import type { PayloadOf } from '#contract/call.ts'
import type { Lang } from '#contract/languages.ts'
import type { Refusal, RefusalCode } from '#contract/refusals.ts'
import { useCall } from '../../../lib/calls/use-call.ts'
import { myAccountTexts } from '../texts.ts'
import { useTexts } from '../../../lib/texts/texts.ts'
import { toast } from '../../../lib/browser/toasts.ts'
import { useForm, type Form } from '../../../lib/calls/use-form.ts'
import type { OwnAccount } from './own-account.ts'

type Changes = PayloadOf<typeof ownAccountCalls.saveAccount>
type Name = 'brand' | 'fullName' | 'address'

interface TypedPlace {
  /** Empty: nothing is typed, or no place has this name. */
  readonly slug: string
  readonly text: string
}

interface Personal {
  readonly form: Form<Name>
  readonly place: TypedPlace
  readonly setPlace: (place: TypedPlace) => void
  readonly placeError: RefusalCode | undefined
  readonly checkPlace: () => void
  readonly language: Lang
  readonly setLanguage: (language: Lang) => void
  /** Refusal of the save that concerns no field. */
  readonly saving: ReturnType<typeof useCall<typeof ownAccountCalls.saveAccount>>
  readonly save: () => void
}

/** Form state of the personal data and its saving. A failure keeps the typed values. */
export function usePersonal(account: OwnAccount): Personal {
  const t = myAccountTexts.use().personal
  const { refusals } = useTexts()
  const { fullName, address, brand } = account
  const isCompany = account.accountType === 1
  const form = useForm<Name>(
    {
      brand: (value) => (isCompany && value.trim() === '' ? 'field_required' : null),
      fullName: () => null,
      address: () => null,
    },
    { fullName, address, brand },
  )
  const [place, setTypedPlace] = useState<TypedPlace>({
    slug: account.place?.slug ?? '',
    text: account.place?.label ?? '',
  })
  const [placeError, setPlaceError] = useState<RefusalCode | undefined>()
  const [language, setLanguage] = useState(account.language)

  const setPlace = (typed: TypedPlace): void => {
    setTypedPlace(typed)
    if (placeProblem(typed) === undefined) setPlaceError(undefined)
  }
  const checkPlace = (): void => setPlaceError(placeProblem(place))
  const check = (): boolean => {
    const isRight = form.check()
    checkPlace()
    if (placeProblem(place) === undefined) return isRight
    form.showErrors()
    return false
  }
  const refuse = ({ code, field }: Refusal): boolean => {
    if (field !== 'brand' && field !== 'place') return false
    if (field === 'brand') form.refuse(field, code)
    else setPlaceError(code)
    form.showErrors()
    return true
  }
  const saving = useCall(ownAccountCalls.saveAccount, {
    success: t.saved,
    reloads: true,
    refusalIn: 'screen',
    onRefused: refuse,
  })
  const save = (): void => {
    if (saving.isBusy || !check()) return
    const changes = changesOf(account, { ...form.values, place: place.slug, language })
    if (Object.keys(changes).length === 0) return toast(refusals.nothing_new)
    void saving(changes)
  }
  return {
    ...{ form, place, setPlace, placeError, checkPlace },
    ...{ language, setLanguage, saving, save },
  }
}

/** An unknown place name is an error instead of being dropped. */
function placeProblem({ slug, text }: TypedPlace): RefusalCode | undefined {
  return slug === '' && text.trim() !== '' ? 'place_required' : undefined
}

type Typed = Readonly<Record<Name | 'place', string>> & { readonly language: Lang }

/** Returns only the changed fields. */
function changesOf(account: OwnAccount, typed: Typed): Changes {
  const [fullName, brand, address] = [typed.fullName, typed.brand, typed.address].map((text) =>
    text.trim(),
  )
  return {
    ...(fullName !== account.fullName && { fullName }),
    ...(brand !== account.brand && { brand }),
    ...(address !== account.address && { address }),
    ...(typed.place !== (account.place?.slug ?? '') && { place: typed.place }),
    ...(typed.language !== account.language && { language: typed.language }),
  }
}
