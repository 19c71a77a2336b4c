import type { ReactElement } from 'react'
import { advertField, advertFieldNames } from '#contract/rules/advert/advert-fields.ts'
import { postingTexts } from '../../texts.ts'
import type { FieldsProps } from '../draft/draft.ts'
import { Line } from './inputs.tsx'

interface OwnFieldsProps extends FieldsProps {
  readonly section: ReturnType<typeof advertField>['section']
}

/** Fields of a section declared in `advertFields`. */
export function OwnFields({ section, typed, errorText, onChange, onBlur }: OwnFieldsProps) {
  const { fields, fieldHints } = postingTexts.use()
  return advertFieldNames
    .filter((name) => advertField(name).section === section)
    .map((name): ReactElement => (
      <Line
        key={name}
        name={name}
        label={fields[name]}
        hint={fieldHints[name]}
        error={errorText(name)}
        value={typed[name]}
        onChange={(text) => onChange({ [name]: text })}
        onBlur={() => onBlur(name)}
      />
    ))
}
