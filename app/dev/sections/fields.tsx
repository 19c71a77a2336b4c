import { useState, type ReactElement } from 'react'
import { useTexts } from '../../lib/texts/texts.ts'
import { ErrorSummary } from '../../parts/forms/error-summary.tsx'
import { Field } from '../../parts/forms/field.tsx'
import { PasswordField } from '../../parts/forms/password-field.tsx'
import { Tick } from '../../parts/forms/tick.tsx'
import css from '../parts-page.module.css'

/** Empty, filled, with hint, counter, error, prefix; a password weak and strong; ticks; the summary of errors. */
export function Fields(): ReactElement {
  const { accounts, adverts, refusals } = useTexts()
  const { title, address, city } = adverts.details
  const { phone, phoneHint, password } = accounts.login
  const [isOn, setIsOn] = useState(true)
  const value = 'Volkswagen Golf'
  return (
    <>
      <ErrorSummary
        errors={{ phone: 'phone_invalid', password: 'password_missing' }}
        labels={{ phone, password }}
      />
      <div className={css['columns']}>
        <Field label={title} name="empty" />
        <Field label={title} name="filled" defaultValue={value} isRequired />
        <Field label={address} name="optional" isOptional />
        <Field
          label={title}
          name="counted"
          defaultValue={value}
          counter={{ text: '55 / 70', isOver: false }}
        />
        <Field
          label={title}
          name="over"
          defaultValue={value}
          counter={{ text: '75 / 70', isOver: true }}
          error={refusals.title_too_long}
        />
        <Field
          label={phone}
          name="phone"
          prefix="+373"
          hint={phoneHint}
          defaultValue="123"
          error={refusals.phone_invalid}
        />
        <Field label={title} name="disabled" defaultValue={value} disabled />
        <Field label={city} name="choice">
          <select defaultValue="1">
            <option value="1">Chișinău</option>
          </select>
        </Field>
        <PasswordField label={password} name="weak" value="unu1" isNew readOnly />
        <PasswordField label={password} name="strong" value="Casa-mare-cu-5-flori" isNew readOnly />
        <Tick name="on" label={adverts.free} isOn={isOn} onChange={setIsOn} />
        <Tick
          name="off"
          label={adverts.reserved}
          hint={phoneHint}
          isOn={!isOn}
          onChange={(next) => setIsOn(!next)}
        />
      </div>
    </>
  )
}
